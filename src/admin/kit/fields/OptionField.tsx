import { ReferenceFieldBase, useFieldValue, useReferenceFieldContext } from 'react-admin';

import { useT } from '../texts/useT.ts';
import { Muted } from './Muted.tsx';
import { PlainLink } from './PlainLink.tsx';

interface OptionFieldProps {
  source: string;
  reference: string;
  /** The field of the option list that names the choice. */
  text: string;
  label?: string;
  /** As the way to the record's page. */
  link?: boolean;
}

/** What an id of an option list stands for. An id that the list does not know is shown as it is. */
export const OptionField = ({ source, reference, text, link }: OptionFieldProps) => {
  const t = useT();
  const id = useFieldValue<Record<string, unknown>>({ source });
  if (id === null || id === undefined) {
    return <Muted>{t('common.notGiven')}</Muted>;
  }
  const unknown = <span>{t('common.unknownId', { id })}</span>;
  return (
    <ReferenceFieldBase source={source} reference={reference} error={unknown} empty={unknown}>
      {link ? (
        <PlainLink to={`/${reference}/${encodeURIComponent(String(id))}/show`}>
          <OptionName text={text} />
        </PlainLink>
      ) : (
        <OptionName text={text} />
      )}
    </ReferenceFieldBase>
  );
};

const OptionName = ({ text }: { text: string }) => {
  const { referenceRecord } = useReferenceFieldContext();
  return <bdi>{referenceRecord?.[text]}</bdi>;
};
