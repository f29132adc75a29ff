import { RefreshCw, X } from 'lucide-react';

import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button, IconButton } from '../../kit/ui/Button.tsx';
import { usePaperSelection } from './PaperSelection.tsx';

import list from '../../kit/list/list.module.css';
import styles from './Calendar.module.css';

interface SelectionBarProps {
  onRenew: (papers: readonly Expiry[]) => void;
}

/** The actions for the selected papers. */
export const SelectionBar = ({ onRenew }: SelectionBarProps) => {
  const t = useT();
  const { selected, clear } = usePaperSelection();
  return (
    <div className={`${list.status} ${styles.selection}`} data-selected>
      <output className={list.total}>
        {t('calendar.selection.count', { smart_count: selected.length })}
      </output>
      <Button onClick={() => onRenew(selected)}>
        <RefreshCw />
        {t('calendar.selection.renew')}
      </Button>
      <IconButton label={t('calendar.selection.clear')} onClick={clear}>
        <X />
      </IconButton>
    </div>
  );
};
