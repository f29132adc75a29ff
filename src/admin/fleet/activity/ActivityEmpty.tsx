import { useListContext } from 'react-admin';

import { NoResults } from '../../kit/list/NoResults.tsx';
import { useT } from '../../kit/texts/useT.ts';

import styles from './Activity.module.css';

/** Nothing happened yet, or nothing that the search and filters let through. */
export const ActivityEmpty = () => {
  const t = useT();
  const { filterValues } = useListContext();
  if (Object.keys(filterValues).length > 0) return <NoResults />;
  return (
    <div className={styles.empty}>
      <h2>{t('resources.fleet/activity.empty.title')}</h2>
      <p>{t('resources.fleet/activity.empty.hint')}</p>
    </div>
  );
};
