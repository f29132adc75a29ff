import { useFieldValue } from 'react-admin';

import { useDateText } from '../texts/useDateText.ts';
import { NotGiven } from './Muted.tsx';

/** A day in the company's format. */
export const DayField = ({ source }: { source: string }) => {
  const dateText = useDateText();
  const day = useFieldValue<Record<string, string | null>>({ source });
  return day ? <bdi>{dateText(day)}</bdi> : <NotGiven />;
};
