import { useFieldValue } from 'react-admin';

import { useInstantText } from '../texts/useInstantText.ts';
import { NotGiven } from './Muted.tsx';

/** An instant in the company's time zone and format. */
export const Instant = ({ at }: { at: string | null | undefined }) => {
  const instantText = useInstantText();
  if (!at) return <NotGiven />;
  return (
    <time dateTime={at} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <bdi>{instantText(at)}</bdi>
    </time>
  );
};

/** The instant in a field of the current record. */
export const InstantField = ({ source }: { source: string }) => (
  <Instant at={useFieldValue<Record<string, string | null>>({ source })} />
);
