import { Download, Trash2, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useBulkExport, useListContext, useBulkDeleteController } from 'react-admin';

import { Question } from '../../dialogs/Question.tsx';
import { useNotifyFailure } from '../../feedback/useFailure.ts';
import { useRecordType } from '../../record/RecordTypeContext.ts';
import { recordText, useCountText, useRecordText } from '../../texts/useRecordText.ts';
import { useT } from '../../texts/useT.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { modalDialogs } from '../../ui/modalDialogs.ts';
import { useAppDataProvider } from '../../useAppDataProvider.ts';
import { useIsPaged } from '../../useIsPaged.ts';
import { useMay } from '../../useMay.ts';
import { Progress } from '../Progress.tsx';
import { useRun } from '../useRun.ts';
import { BulkRenew } from './BulkRenew.tsx';
import { BulkStatus } from './BulkStatus.tsx';
import { useBulkFailure } from './useBulkFailure.ts';
import { useSelectedNames } from './useSelectedNames.ts';

import styles from '../list.module.css';

interface BulkDeleteProps {
  isAsking: boolean;
  onClose: () => void;
}

export const BulkDelete = ({ isAsking, onClose }: BulkDeleteProps) => {
  const text = useRecordText();
  const { selectedIds } = useListContext();
  const names = useSelectedNames();
  const notifyFailure = useBulkFailure();
  const { progress, control, begin, end } = useRun({ writes: true });
  const { isPending, handleDelete } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: {
      meta: { control },
      onError: (error: unknown) => notifyFailure('failed.deleteMany', error),
      onSettled: onClose,
    },
  });
  const count = selectedIds.length;
  return (
    <Question
      isOpen={isAsking}
      isPending={isPending}
      isDestructive
      title={text('deleteMany.title', { smart_count: count })}
      content={
        isPending && progress ? (
          <Progress label={text('deleteMany.title', { smart_count: count })} {...progress} />
        ) : (
          text('deleteMany.content', { names, smart_count: count })
        )
      }
      onCancel={end}
      confirm={text('deleteMany.confirm', { smart_count: count })}
      onConfirm={() => {
        begin(count);
        handleDelete();
      }}
      onClose={onClose}
    />
  );
};

const BulkBar = () => {
  const t = useT();
  const countText = useCountText();
  const may = useMay();
  const { status } = useRecordType().fields;
  const { selectedIds, onUnselectItems, total = 0, data, filterValues } = useListContext();
  const [isDeleting, setDeleting] = useState(false);
  const isAsked = useSyncExternalStore(modalDialogs.subscribe, modalDialogs.top) !== undefined;
  const hasWholePage = data?.every(({ id }) => selectedIds.includes(id)) ?? false;
  return (
    <>
      <output className={styles.total}>
        {t('common.list.selected', {
          records: countText(selectedIds.length),
        })}
      </output>
      {hasWholePage && selectedIds.length < total && (
        // Other filters end it, and so does a question about what is selected.
        <SelectAll key={JSON.stringify([filterValues, isAsked])} />
      )}
      {status?.kind === 'select' && may('edit') && <BulkStatus statuses={status.options} />}
      {may('edit') && <BulkRenew />}
      {may('export') && <BulkExport />}
      {may('delete') && (
        <Button tone="bad" onClick={() => setDeleting(true)}>
          <Trash2 />
          {t('common.list.delete')}
        </Button>
      )}
      <IconButton label={t('common.list.unselect')} onClick={() => onUnselectItems()}>
        <X />
      </IconButton>
      <BulkDelete isAsking={isDeleting} onClose={() => setDeleting(false)} />
    </>
  );
};

/** Those of a long list are read page by page. */
const SelectAll = () => {
  const t = useT();
  const countText = useCountText();
  const dataProvider = useAppDataProvider();
  const isPaged = useIsPaged();
  const notifyFailure = useNotifyFailure();
  const { progress, control, begin, end } = useRun();
  const { resource, filterValues, filter, onSelect, onSelectAll, total = 0 } = useListContext();
  const label = t('common.list.selectAll', { records: countText(total) });
  const select = async () => {
    // As many as the limit would be taken for a part of them.
    if (!isPaged(resource)) return onSelectAll({ limit: total + 1 });
    begin(total);
    const shown = { ...filterValues, ...(filter as object) };
    try {
      const rows = await dataProvider.shownRows(resource, { filter: shown }, control);
      onSelect(rows.map(({ id }) => id));
    } catch (error) {
      notifyFailure(recordText(resource, 'failed.load'), error);
    } finally {
      end();
    }
  };
  if (!progress) return <Button onClick={() => void select()}>{label}</Button>;
  return (
    <>
      <Progress label={label} {...progress} />
      <Button onClick={end}>{t('ra.action.cancel')}</Button>
    </>
  );
};

const BulkExport = () => {
  const t = useT();
  const exportSelected = useBulkExport({});
  return (
    <Button onClick={exportSelected}>
      <Download />
      {t('common.list.export')}
    </Button>
  );
};

export default BulkBar;
