import { RefreshCw, X } from 'lucide-react';
import { useCallback } from 'react';
import { useListContext } from 'react-admin';

import type { Paper } from '../../domain/expiries/papers.ts';
import type { Expiry } from '../../domain/records/expiry.ts';
import { useRows } from '../kit/list/rowList.tsx';
import { useRenew } from '../kit/record/renewing.ts';
import { usePaperName } from '../kit/texts/usePaperName.ts';
import { useT } from '../kit/texts/useT.ts';
import { Button, IconButton } from '../kit/ui/Button.tsx';
import { useMay } from '../kit/useMay.ts';

import list from '../kit/list/list.module.css';

export const useIsRenewable = () => {
  const may = useMay();
  return useCallback(({ holder }: Pick<Expiry, 'holder'>) => may('edit', holder.resource), [may]);
};

export const SelectPaper = ({ paper }: { paper: Paper }) => {
  const t = useT();
  const nameOf = usePaperName();
  const { selectedIds, onToggleItem } = useListContext();
  if (!useIsRenewable()(paper)) return null;
  return (
    <input
      type="checkbox"
      aria-label={t('common.actions.select', { name: nameOf(paper) })}
      checked={selectedIds.includes(paper.id)}
      onChange={() => onToggleItem(paper.id)}
    />
  );
};

export const SelectedPapers = () => {
  const t = useT();
  const renew = useRenew();
  const { selected, selectable } = useRows<Paper>();
  const isRenewable = useIsRenewable();
  const { data, selectedIds, onSelectAll, onUnselectItems } = useListContext<Paper>();
  const hasWholePage = data?.every((row) => !isRenewable(row) || selectedIds.includes(row.id));
  return (
    <>
      <output className={list.total}>
        {t('worklist.selected', { smart_count: selected.length })}
      </output>
      {hasWholePage && selected.length < selectable && (
        <Button onClick={() => onSelectAll()}>
          {t('worklist.selectAll', { smart_count: selectable })}
        </Button>
      )}
      <Button onClick={() => renew?.({ expiries: selected })}>
        <RefreshCw />
        {t('common.renew')}
      </Button>
      <IconButton label={t('common.list.unselect')} onClick={() => onUnselectItems()}>
        <X />
      </IconButton>
    </>
  );
};
