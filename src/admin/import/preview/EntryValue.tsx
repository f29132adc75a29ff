import { isNothing } from '../../../domain/import/compare.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import { FieldValue } from '../../kit/fields/FieldValue.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { excerpt } from '../texts/excerpt.ts';

import styles from './preview.module.css';

interface EntryValueProps {
  resource: string;
  entry: ImportEntry;
  field: string;
  /** Of the record, beside its key. */
  name?: string | undefined;
}

const readable = (value: unknown) => (typeof value === 'string' ? excerpt(value) : value);

/** After the currently stored one if it changes. */
export const EntryValue = ({ resource, entry, field, name }: EntryValueProps) => {
  const t = useT();
  const change = entry.differences.find((difference) => difference.field === field);
  const value = readable(entry.record[field]);
  if (!change) {
    // An invalid value is shown as it is in the file.
    if (entry.problems[field] && typeof value === 'string') return <bdi>{value}</bdi>;
    if (isNothing(value)) return null;
    const shown = <FieldValue resource={resource} field={field} value={value} />;
    return name ? (
      <span>
        {shown}{' '}
        <small className="note">
          <bdi>{name}</bdi>
        </small>
      </span>
    ) : (
      shown
    );
  }
  return (
    <span>
      <del className={`soft ${styles.old}`}>
        <FieldValue resource={resource} field={field} value={readable(change.old)} />
      </del>
      <span className="arrow" role="img" aria-label={t('importing.plan.becomes')}>
        →
      </span>
      <ins className={styles.new}>
        <FieldValue resource={resource} field={field} value={value} />
      </ins>
    </span>
  );
};
