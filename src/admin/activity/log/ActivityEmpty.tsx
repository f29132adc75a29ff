import { useListContext } from 'react-admin';

import { NoResults } from '../../kit/list/Nothing.tsx';
import { useRecordText } from '../../kit/texts/useRecordText.ts';

import styles from './log.module.css';

export const ActivityEmpty = () => {
  const text = useRecordText();
  const { filterValues } = useListContext();
  if (Object.keys(filterValues).length > 0) return <NoResults />;
  return (
    <div className={styles.empty}>
      <h2>{text('empty.title')}</h2>
      <p>{text('empty.invite')}</p>
    </div>
  );
};
