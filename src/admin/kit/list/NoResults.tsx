import { useListContext } from 'react-admin';

import { useRecordText } from '../texts/useRecordText.ts';
import { useT } from '../texts/useT.ts';
import { Button } from '../ui/Button.tsx';

import styles from './list.module.css';

/** Records exist, but none match the search and filters. */
export const NoResults = () => {
  const t = useT();
  const text = useRecordText();
  const { setFilters } = useListContext();
  return (
    <div className={styles.empty}>
      <h2>{text('empty.title')}</h2>
      <p>{t('common.noResults.hint')}</p>
      <Button onClick={() => setFilters({}, {})}>{t('common.noResults.clear')}</Button>
    </div>
  );
};
