import { useFieldValue, useResourceContext, useTranslate } from 'react-admin';

import type { Tone } from '../../../domain/records/field.ts';
import { StatusChip } from './StatusChip.tsx';

interface StatusFieldProps {
  source: string;
  /** The colour of each known status. */
  tones: Readonly<Partial<Record<string, Tone>>>;
}

/** A status by its label; an unknown one is shown as stored. */
export const StatusField = ({ source, tones }: StatusFieldProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const status = useFieldValue<Record<string, string | null>>({ source });
  if (!status) return null;
  const tone = Object.hasOwn(tones, status) ? tones[status] : undefined;
  const label = tone ? translate(`resources.${resource}.options.${source}.${status}`) : status;
  return <StatusChip tone={tone ?? 'neutral'} label={label} />;
};
