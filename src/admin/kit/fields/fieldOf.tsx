import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';

import type { Field } from '../../../domain/records/field.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { ExpiryDate } from './ExpiryDate.tsx';
import { NotGiven } from './Muted.tsx';
import { OptionField } from './OptionField.tsx';
import { RecordLinkField } from './RecordLinkField.tsx';
import { RenewIcon } from './RenewIcon.tsx';
import { useExpiryIn } from './useExpiryIn.ts';
import {
  AmountField,
  ChoiceField,
  DayField,
  FlagField,
  InstantField,
  PlainField,
  StatusField,
} from './valueFields.tsx';

import styles from './fields.module.css';

/** With a button to renew it once urgent. */
export const ExpiryField = ({ source }: { source: string; label?: string }) => {
  const expiry = useExpiryIn(source);
  if (!expiry) return null;
  return (
    <span className={styles.renewable}>
      <ExpiryDate date={expiry.date} status={expiry} />
      <RenewIcon expiry={expiry} />
    </span>
  );
};

/** Company numbers are short enough for one line; names may wrap. */
const SHORT = 50;

const ofKind = (source: string, field: Field): ReactNode => {
  switch (field.kind) {
    case 'select':
      return field.tones ? (
        <StatusField source={source} tones={field.tones} />
      ) : (
        <ChoiceField source={source} />
      );
    case 'day':
      return field.expiry ? <ExpiryField source={source} /> : <DayField source={source} />;
    case 'instant':
      return <InstantField source={source} />;
    case 'relationship':
      return <OptionField source={source} reference={field.reference} />;
    case 'integer':
    case 'decimal':
      return field.grouped || field.unit ? (
        <AmountField source={source} unit={field.unit} />
      ) : (
        <PlainField source={source} />
      );
    case 'text':
    case 'branch':
      return <PlainField source={source} />;
    case 'flag':
      return <FlagField source={source} />;
  }
};

const VirtualField = ({ textOf }: { textOf: (row: object) => string }) => {
  const record = useRecordContext();
  const text = record ? textOf(record) : '';
  return text ? <bdi>{text}</bdi> : <NotGiven />;
};

/** The label links to the record's page. */
export const fieldOf = (type: AnyRecordType, source: string): ReactNode => {
  const field = type.fields[source];
  const textOf = type.virtual[source];
  if (!field) return textOf ? <VirtualField textOf={textOf} /> : null;
  if (source !== type.label) return ofKind(source, field);
  const isShort =
    type.label === type.key && field.kind === 'text' && (field.max ?? SHORT + 1) <= SHORT;
  return <RecordLinkField short={isShort} />;
};
