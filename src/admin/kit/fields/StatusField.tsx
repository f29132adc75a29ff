import { useFieldValue, useResourceContext, useTranslate } from 'react-admin';

import { StatusChip, type StatusTone } from './StatusChip.tsx';

interface StatusFieldProps {
  source: string;
  /** The colour of each status that we know. */
  tones: Readonly<Record<string, StatusTone>>;
  /** Where the labels stand among the texts of the record type. */
  labels?: string;
}

/** A status by its label; one that we do not know is shown in the server's own word. */
export const StatusField = ({ source, tones, labels = 'statuses' }: StatusFieldProps) => {
  const resource = useResourceContext();
  const translate = useTranslate();
  const status = useFieldValue<Record<string, string | null>>({ source });
  if (!status) return null;
  const tone = Object.hasOwn(tones, status) ? tones[status] : undefined;
  return tone ? (
    <StatusChip tone={tone} label={translate(`resources.${resource}.${labels}.${status}`)} />
  ) : (
    <StatusChip tone="neutral" label={status} />
  );
};
