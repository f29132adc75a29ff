import { documentKind } from '../../../domain/documents/documentState.ts';
import { isExpiryKind, type ExpiryKind } from '../../../domain/expiries/expiry.ts';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { FieldValue } from '../../kit/fields/FieldValue.tsx';

type Row = Readonly<Record<string, unknown>>;

interface FieldCellProps {
  resource: string;
  field: string;
  record: Row;
}

const kindOf = (field: string, { category }: Row): ExpiryKind | undefined => {
  if (field === 'expiry_date') return documentKind({ category: String(category) });
  const kind = field.replace(/_expiry$/, '');
  return kind !== field && isExpiryKind(kind) ? kind : undefined;
};

/** A read-only field of a record; an expiry date shows its urgency. */
export const FieldCell = ({ resource, field, record }: FieldCellProps) => {
  const value = record[field];
  const kind = kindOf(field, record);
  return kind && (value === null || typeof value === 'string') ? (
    <ExpiryDate date={value} kind={kind} />
  ) : (
    <FieldValue resource={resource} field={field} value={value} />
  );
};
