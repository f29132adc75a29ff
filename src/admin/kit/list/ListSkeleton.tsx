import styles from './list.module.css';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

export const ListSkeleton = () => (
  <div className={`surface clip ${styles.skeleton}`} aria-hidden="true">
    {ROWS.map((row) => (
      <i key={row} />
    ))}
  </div>
);
