import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { FieldValue } from '../../kit/fields/FieldValue.tsx';

interface FieldCellProps {
  resource: string;
  field: string;
  value: unknown;
}

/** A read-only field of a record; an expiry date shows how urgent it is. */
export const FieldCell = ({ resource, field, value }: FieldCellProps) =>
  /(?:^|_)expiry(?:_date)?$/.test(field) && (value === null || typeof value === 'string') ? (
    <ExpiryDate date={value} />
  ) : (
    <FieldValue resource={resource} field={field} value={value} />
  );
