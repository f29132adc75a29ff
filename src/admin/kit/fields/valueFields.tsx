import { useFieldValue, useResourceContext } from 'react-admin';

import { showCount, showPlain } from '../../../domain/base/formats.ts';
import type { Tone, Unit } from '../../../domain/records/field.ts';
import { useAmountTexts } from '../texts/useAmountTexts.ts';
import { useDateText } from '../texts/useDateText.ts';
import { useInstantText } from '../texts/useInstantText.ts';
import { useT } from '../texts/useT.ts';
import { spaced } from '../texts/useWords.ts';
import { NotGiven } from './Muted.tsx';
import { StatusChip } from './StatusChip.tsx';

export const PlainField = ({ source }: { source: string }) => {
  const value = useFieldValue<Record<string, string | number | null>>({ source });
  if (value === null || value === undefined || value === '') return <NotGiven />;
  return <bdi>{typeof value === 'number' ? showPlain(value) : value}</bdi>;
};

/** A dash if the server does not send it. */
export const AmountField = ({ source, unit }: { source: string; unit?: Unit }) => {
  const texts = useAmountTexts();
  const value = useFieldValue<Record<string, unknown>>({ source });
  if (typeof value !== 'number') return <NotGiven />;
  return <bdi>{unit ? texts[unit](value) : showCount(value)}</bdi>;
};

export const DayField = ({ source }: { source: string }) => {
  const dateText = useDateText();
  const day = useFieldValue<Record<string, string | null>>({ source });
  return day ? <time dateTime={day}>{dateText(day)}</time> : <NotGiven />;
};

export const FlagField = ({ source }: { source: string }) => {
  const t = useT();
  const value = useFieldValue<Record<string, unknown>>({ source });
  if (typeof value !== 'boolean') return <NotGiven />;
  return t(value ? 'common.flags.true' : 'common.flags.false');
};

/** An unknown option is shown by its own word. */
export const ChoiceField = ({ source }: { source: string }) => {
  const t = useT();
  const resource = useResourceContext();
  const value = useFieldValue<Record<string, string | null>>({ source });
  if (!value) return <NotGiven />;
  return <bdi>{t(`resources.${resource}.options.${source}.${value}`, { _: spaced(value) })}</bdi>;
};

export const Instant = ({ at }: { at: string | null | undefined }) => {
  const instantText = useInstantText();
  if (!at) return <NotGiven />;
  return (
    <time dateTime={at} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {instantText(at)}
    </time>
  );
};

export const InstantField = ({ source }: { source: string }) => (
  <Instant at={useFieldValue<Record<string, string | null>>({ source })} />
);

interface StatusFieldProps {
  source: string;
  tones: Readonly<Partial<Record<string, Tone>>>;
}

export const StatusField = ({ source, tones }: StatusFieldProps) => {
  const t = useT();
  const resource = useResourceContext();
  const status = useFieldValue<Record<string, string | null>>({ source });
  if (!status) return null;
  const tone = Object.hasOwn(tones, status) ? tones[status] : undefined;
  const label = tone
    ? t(`resources.${resource}.options.${source}.${status}`, { _: spaced(status) })
    : spaced(status);
  return <StatusChip tone={tone ?? 'neutral'} label={label} />;
};
