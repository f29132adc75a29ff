import { useFieldValue } from 'react-admin';

import { useT } from '../texts/useT.ts';
import { NotGiven } from './Muted.tsx';

/** Yes or no; a dash if unknown. */
export const FlagField = ({ source }: { source: string }) => {
  const t = useT();
  const value = useFieldValue<Record<string, unknown>>({ source });
  if (typeof value !== 'boolean') return <NotGiven />;
  return t(value ? 'common.flags.true' : 'common.flags.false');
};
