import { useFieldValue } from 'react-admin';

import { Muted } from '../../kit/fields/Muted.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { momentText } from './momentText.ts';

/** A moment by the company's calendar and clock. What is none is shown as it is. */
export const Instant = ({ at }: { at: string | null | undefined }) => {
  const t = useT();
  if (!at) return <Muted>{t('common.notGiven')}</Muted>;
  return <bdi style={{ whiteSpace: 'nowrap' }}>{momentText(at)}</bdi>;
};

/** The moment in a field of the current record. */
export const InstantField = ({ source }: { source: string }) => (
  <Instant at={useFieldValue<Record<string, string | null>>({ source })} />
);
