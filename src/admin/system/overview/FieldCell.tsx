import { useRecordContext, useResourceContext } from 'react-admin';

import { documentKind } from '../../../domain/documents/documentState.ts';
import { isExpiryKind, type ExpiryKind } from '../../../domain/records/expiry.ts';
import { ExpiryDate } from '../../kit/fields/ExpiryDate.tsx';
import { FieldValue } from '../../kit/fields/FieldValue.tsx';

const kindOf = (field: string, category: unknown): ExpiryKind | undefined => {
  if (field === 'expiry_date') return documentKind({ category: String(category) });
  const kind = field.replace(/_expiry$/, '');
  return kind !== field && isExpiryKind(kind) ? kind : undefined;
};

export const FieldCell = ({ source }: { source: string }) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const value: unknown = record?.[source];
  const kind = kindOf(source, record?.['category']);
  return kind && (value === null || typeof value === 'string') ? (
    <ExpiryDate date={value} kind={kind} />
  ) : (
    <FieldValue resource={resource} field={source} value={value} />
  );
};
