import { useTranslate } from 'react-admin';

import styles from './FormSkeleton.module.css';

export const FormSkeleton = ({ fields = 8 }: { fields?: number }) => (
  <div
    className={`columns broad ${styles.form}`}
    role="status"
    aria-label={useTranslate()('ra.page.loading')}
  >
    {Array.from({ length: fields }, (_, field) => (
      <span key={field} className="ghost" />
    ))}
    <b className="ghost" />
  </div>
);
