import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useBulkExport, useListContext, useBulkDeleteController } from 'react-admin';

import { Question } from '../../dialogs/Question.tsx';
import { useRecordType } from '../../record/RecordTypeContext.ts';
import { useCountText, useRecordText } from '../../texts/useRecordText.ts';
import { useT } from '../../texts/useT.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useMay } from '../../useMay.ts';
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
  const { isPending, handleDelete } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: {
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
      content={text('deleteMany.content', { names, smart_count: count })}
      confirm={text('deleteMany.confirm', { smart_count: count })}
      onConfirm={handleDelete}
      onClose={onClose}
    />
  );
};

const BulkBar = () => {
  const t = useT();
  const countText = useCountText();
  const may = useMay();
  const { status } = useRecordType().fields;
  const { selectedIds, onUnselectItems, onSelectAll, total = 0, data } = useListContext();
  const [isDeleting, setDeleting] = useState(false);
  const hasWholePage = data?.every(({ id }) => selectedIds.includes(id)) ?? false;
  return (
    <>
      <output className={styles.total}>
        {t('common.list.selected', {
          records: countText(selectedIds.length),
        })}
      </output>
      {/* As many as the limit would be taken for a part of them. */}
      {hasWholePage && selectedIds.length < total && (
        <Button onClick={() => onSelectAll({ limit: total + 1 })}>
          {t('common.list.selectAll', { records: countText(total) })}
        </Button>
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
