import { useListContext } from 'react-admin';

import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';

import styles from '../../kit/list/list.module.css';

/** There are no papers at all, or none match. */
export const CalendarEmpty = ({ isNarrowed }: { isNarrowed: boolean }) => {
  const t = useT();
  const { setFilters } = useListContext();
  return (
    <div className={styles.empty}>
      <h2>{t(isNarrowed ? 'calendar.empty.filtered' : 'calendar.empty.title')}</h2>
      <p>{t(isNarrowed ? 'common.noResults.hint' : 'calendar.empty.hint')}</p>
      {isNarrowed && <Button onClick={() => setFilters({})}>{t('common.noResults.clear')}</Button>}
    </div>
  );
};
