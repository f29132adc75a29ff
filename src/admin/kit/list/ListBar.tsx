import { Plus } from 'lucide-react';
import { useResourceContext } from 'react-admin';

import type { Column } from '../fields/columns.ts';
import { recordPaths } from '../recordPaths.ts';
import { useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useMay } from '../useMay.ts';
import { FilterButton } from './filters/FilterButton.tsx';
import { useClearPendingFilters } from './filters/listFilters.ts';
import { ListMenu } from './ListMenu.tsx';
import { SearchBox } from './SearchBox.tsx';

import styles from './list.module.css';

interface ListBarProps {
  /** For a table; cards have no columns to choose. */
  columns?: readonly Column[];
  canImport?: boolean;
}

export const ListBar = ({ columns, canImport = false }: ListBarProps) => {
  const may = useMay();
  useClearPendingFilters();
  const t = useT();
  const text = useRecordText();
  const resource = useResourceContext() ?? '';
  const label = text('actions.add');
  return (
    <div className={`line on-screen ${styles.bar}`}>
      <SearchBox />
      <FilterButton />
      <span className={styles.gap} />
      {canImport && (
        <span className="wide">
          <ButtonLink look="outlined" to={recordPaths(resource).import}>
            {t('common.actions.import')}
          </ButtonLink>
        </span>
      )}
      <ListMenu columns={columns} canImport={canImport} />
      {may('create') && (
        <ButtonLink look="contained" to={recordPaths(resource).create} aria-label={label}>
          <Plus />
          <span className="wide">{label}</span>
        </ButtonLink>
      )}
    </div>
  );
};
