import PublishedWithChanges from '@mui/icons-material/PublishedWithChanges';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Confirm, useListContext, useNotify, useUnselectAll, useUpdateMany } from 'react-admin';

import { DRIVER_STATUSES, type DriverStatus } from '../../../domain/drivers/driver.ts';
import { RESOURCES } from '../../../domain/resources.ts';
import { useT } from '../../common/useT.ts';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

/** Gives all selected drivers one status, after a question that names them. */
export const DriverStatusButton = () => {
  const t = useT();
  const notify = useNotify();
  const tellFailure = useBulkFailure();
  const unselectAll = useUnselectAll(RESOURCES.drivers);
  const { selectedIds } = useListContext();
  const names = useSelectedNames();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [status, setStatus] = useState<DriverStatus>('active');
  const [isAsking, setAsking] = useState(false);
  const [updateMany, { isPending }] = useUpdateMany();

  const statusName = t(`resources.fleet/drivers.statuses.${status}`);
  const count = t('resources.fleet/drivers.updateMany.count', { smart_count: selectedIds.length });

  const choose = (chosen: DriverStatus) => {
    setStatus(chosen);
    setAnchor(null);
    setAsking(true);
  };

  const confirm = () =>
    void updateMany(
      RESOURCES.drivers,
      { ids: selectedIds, data: { status } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('resources.fleet/drivers.notifications.updated', {
            messageArgs: { smart_count: selectedIds.length },
          });
          unselectAll();
        },
        onError: (error) => tellFailure('resources.fleet/drivers.failed.updateMany', error),
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
        {t('resources.fleet/drivers.actions.setStatus')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DRIVER_STATUSES.map((one) => (
          <MenuItem key={one} onClick={() => choose(one)}>
            {t(`resources.fleet/drivers.statuses.${one}`)}
          </MenuItem>
        ))}
      </Menu>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={
          <span>
            {t('resources.fleet/drivers.updateMany.title', { count, status: statusName })}
          </span>
        }
        content={
          <span>
            {t('resources.fleet/drivers.updateMany.content', { names, status: statusName })}
          </span>
        }
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
