import { useFieldValue } from 'react-admin';

import { NotGiven } from './Muted.tsx';

/** A large number with thousands separators. */
export const AmountField = ({ source }: { source: string }) => {
  const value = useFieldValue<Record<string, unknown>>({ source });
  return typeof value === 'number' ? <bdi>{value.toLocaleString()}</bdi> : <NotGiven />;
};
