import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useBulkExport, useListContext } from 'react-admin';

import { useRecordType } from '../../record/RecordTypeContext.ts';
import { useCountText } from '../../texts/useRecordText.ts';
import { useT } from '../../texts/useT.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { useMay } from '../../useMay.ts';
import { BulkDelete } from './BulkDelete.tsx';
import { BulkRenew } from './BulkRenew.tsx';
import { BulkStatus } from './BulkStatus.tsx';

import styles from '../list.module.css';

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
      {hasWholePage && selectedIds.length < total && (
        <Button onClick={() => onSelectAll({ limit: total })}>
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
