import { useFieldValue } from 'react-admin';

import { NotGiven } from './Muted.tsx';

/** Text as stored, isolated from the surrounding writing direction; a dash if empty. */
export const PlainField = ({ source }: { source: string }) => {
  const value = useFieldValue<Record<string, string | number | null>>({ source });
  return value === null || value === undefined || value === '' ? <NotGiven /> : <bdi>{value}</bdi>;
};
