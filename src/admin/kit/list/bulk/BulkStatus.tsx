import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import {
  useGetMany,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
  useUnselectAll,
  useUpdateMany,
} from 'react-admin';

import { Question } from '../../dialogs/Question.tsx';
import { recordText, useCountText, useRecordText } from '../../texts/useRecordText.ts';
import { useT } from '../../texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { Progress } from '../Progress.tsx';
import { useRun } from '../useRun.ts';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

/** More are selected at once, not one by one. */
export const MOST_SEEN = 1000;

export const BulkStatus = ({ statuses }: { statuses: readonly string[] }) => {
  const t = useT();
  const translate = useTranslate();
  const text = useRecordText();
  const countText = useCountText();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const tellFailure = useBulkFailure();
  const unselectAll = useUnselectAll(resource);
  const { selectedIds } = useListContext();
  // Nobody saw all of a long list.
  const enabled = selectedIds.length <= MOST_SEEN;
  const { data: seen } = useGetMany(resource, { ids: selectedIds }, { enabled });
  const names = useSelectedNames();
  const [status, setStatus] = useState(statuses[0] ?? '');
  const [isAsking, setAsking] = useState(false);
  const [updateMany, { isPending }] = useUpdateMany();
  const { progress, control, begin, end } = useRun({ writes: true });

  const nameOf = (one: string) => translate(`resources.${resource}.options.status.${one}`);
  const statusName = nameOf(status);
  const count = countText(selectedIds.length);

  const choose = (chosen: string) => {
    setStatus(chosen);
    setAsking(true);
  };

  const confirm = () => {
    begin(selectedIds.length);
    void updateMany(
      resource,
      { ids: selectedIds, data: { status }, meta: { seen, control } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(recordText(resource, 'notifications.updated'), {
            type: 'success',
            messageArgs: { smart_count: selectedIds.length },
          });
          unselectAll();
        },
        onError: (error) => tellFailure('failed.updateMany', error),
        onSettled: () => setAsking(false),
      },
    );
  };

  return (
    <>
      <Menu
        label={t('common.actions.setStatus')}
        button={(button) => (
          <Button {...button}>
            <BadgeCheck />
            {t('common.actions.setStatus')}
          </Button>
        )}
      >
        {(close) =>
          statuses.map((one) => (
            <MenuItem
              key={one}
              onClick={() => {
                // First, so that the question returns the focus to the button.
                close();
                choose(one);
              }}
            >
              {nameOf(one)}
            </MenuItem>
          ))
        }
      </Menu>
      <Question
        isOpen={isAsking}
        isPending={isPending}
        title={text('updateMany.title', { count, status: statusName })}
        content={
          isPending && progress ? (
            <Progress
              label={text('updateMany.title', { count, status: statusName })}
              {...progress}
            />
          ) : (
            text('updateMany.content', { names, status: statusName })
          )
        }
        onCancel={end}
        confirm={text('updateMany.confirm', { status: statusName })}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
