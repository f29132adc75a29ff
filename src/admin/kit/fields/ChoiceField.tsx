import { useFieldValue, useResourceContext, useTranslate } from 'react-admin';

import { useT } from '../texts/useT.ts';
import { Muted } from './Muted.tsx';

interface ChoiceFieldProps {
  source: string;
  /** Where the labels stand among the texts of the record type. */
  labels: string;
}

/** One of a few values by its label; one that we do not know is shown in the server's own word. */
export const ChoiceField = ({ source, labels }: ChoiceFieldProps) => {
  const t = useT();
  const translate = useTranslate();
  const resource = useResourceContext();
  const value = useFieldValue<Record<string, string | null>>({ source });
  if (!value) return <Muted>{t('common.notGiven')}</Muted>;
  return <>{translate(`resources.${resource}.${labels}.${value}`, { _: value })}</>;
};
