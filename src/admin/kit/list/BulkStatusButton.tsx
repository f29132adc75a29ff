import { Button, Menu, MenuItem } from '@mui/material';
import { BadgeCheck as PublishedWithChanges } from 'lucide-react';
import { useState } from 'react';
import {
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
  useUnselectAll,
  useUpdateMany,
} from 'react-admin';

import { Question } from '../dialogs/Question.tsx';
import { recordText, useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

interface BulkStatusButtonProps {
  statuses: readonly string[];
}

/** Gives all selected records one status, after a question that names them. */
export const BulkStatusButton = ({ statuses }: BulkStatusButtonProps) => {
  const t = useT();
  const translate = useTranslate();
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const tellFailure = useBulkFailure();
  const unselectAll = useUnselectAll(resource);
  const { selectedIds } = useListContext();
  const names = useSelectedNames();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState(statuses[0] ?? '');
  const [isAsking, setAsking] = useState(false);
  const [updateMany, { isPending }] = useUpdateMany();

  const nameOf = (one: string) => translate(`resources.${resource}.options.status.${one}`);
  const statusName = nameOf(status);
  const count = text('updateMany.count', { smart_count: selectedIds.length });

  const choose = (chosen: string) => {
    setStatus(chosen);
    setAnchor(null);
    setAsking(true);
  };

  const confirm = () =>
    void updateMany(
      resource,
      { ids: selectedIds, data: { status } },
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

  return (
    <>
      <Button
        size="small"
        startIcon={<PublishedWithChanges />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('common.actions.setStatus')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {statuses.map((one) => (
          <MenuItem key={one} onClick={() => choose(one)}>
            {nameOf(one)}
          </MenuItem>
        ))}
      </Menu>
      <Question
        isOpen={isAsking}
        isPending={isPending}
        title={text('updateMany.title', { count, status: statusName })}
        content={text('updateMany.content', { names, status: statusName })}
        confirm={text('updateMany.confirm', { status: statusName })}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
