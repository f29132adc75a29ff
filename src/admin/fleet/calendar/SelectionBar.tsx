import { X } from 'lucide-react';

import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { usePaperSelection } from './PaperSelection.tsx';

import list from '../../kit/list/list.module.css';
import styles from './Calendar.module.css';

/** What can be done with the selected papers. */
export const SelectionBar = () => {
  const t = useT();
  const { selected, clear } = usePaperSelection();
  return (
    <div className={`${list.status} ${styles.selection}`} data-selected>
      <output className={list.total}>
        {t('calendar.selection.count', { smart_count: selected.length })}
      </output>
      <IconButton label={t('calendar.selection.clear')} onClick={clear}>
        <X />
      </IconButton>
    </div>
  );
};
