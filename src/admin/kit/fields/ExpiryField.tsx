import { useFieldValue } from 'react-admin';

import { ExpiryDate } from './ExpiryDate.tsx';

/** The expiry date in a field of the current record. */
export const ExpiryField = ({ source }: { source: string; label?: string }) => (
  <ExpiryDate date={useFieldValue<Record<string, string | null>>({ source })} />
);
