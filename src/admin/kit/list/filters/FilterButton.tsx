import { ListFilter as FilterIcon } from 'lucide-react';

import { showCount } from '../../../../domain/base/formats.ts';
import { DialogBoundary } from '../../dialogs/DialogBoundary.tsx';
import { lazyPart } from '../../lazyScreen.ts';
import { useT } from '../../texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useFilterValues } from './listFilters.ts';

import styles from './filters.module.css';

const loadFilterPanel = () => import('./FilterPanel.tsx');
const FilterPanel = lazyPart(loadFilterPanel);

export const FilterButton = () => {
  const t = useT();
  const { active } = useFilterValues();
  const label = t('common.list.filters');
  return (
    <Popover
      kind="dialog"
      label={label}
      className={styles.panel}
      button={(button) => (
        <Button
          look="outlined"
          aria-label={
            active.length > 0 ? t('common.list.filtersOn', { smart_count: active.length }) : label
          }
          {...button}
        >
          <FilterIcon />
          <span className="wide">{label}</span>
          {active.length > 0 && (
            <span className="badge" data-tone="count">
              {showCount(active.length)}
            </span>
          )}
        </Button>
      )}
    >
      {(close) => (
        <DialogBoundary onClose={close}>
          <FilterPanel onClose={close} />
        </DialogBoundary>
      )}
    </Popover>
  );
};
