import { useFieldValue, useResourceContext, useTranslate } from 'react-admin';

import { NotGiven } from './Muted.tsx';

/** One of a few options by its label; an unknown one is shown as stored. */
export const ChoiceField = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const value = useFieldValue<Record<string, string | null>>({ source });
  if (!value) return <NotGiven />;
  return <bdi>{translate(`resources.${resource}.options.${source}.${value}`, { _: value })}</bdi>;
};
