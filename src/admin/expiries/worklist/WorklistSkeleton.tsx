import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';

import list from '../../kit/list/list.module.css';
import styles from './worklist.module.css';

/** Reserves the space of the rows and of what is above them. */
export const WorklistSkeleton = () => (
  <div className={styles.skeleton}>
    <div className={list.status} />
    <ListSkeleton />
  </div>
);
