import { skipToken, useQuery } from '@tanstack/react-query';
import { useReference } from 'react-admin';

import { isIsoDate } from '../../../domain/base/dates.ts';
import { ownName, showCount, showPlain } from '../../../domain/base/formats.ts';
import { numberOf, picture } from '../../../domain/base/validation.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import type { ResourceName } from '../../../domain/records/resources.ts';
import { recordTypes } from '../../../domain/recordTypes.ts';
import { useAmountTexts } from '../texts/useAmountTexts.ts';
import { useDateText } from '../texts/useDateText.ts';
import { useInstantText } from '../texts/useInstantText.ts';
import { useT } from '../texts/useT.ts';
import { useWords } from '../texts/useWords.ts';
import { Muted, NotGiven } from './Muted.tsx';

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/;

interface FieldValueProps {
  resource: string | null;
  field: string;
  value: unknown;
}

/** Names for ids, labels for codes, dates in the company's format. */
export const FieldValue = ({ resource, field, value }: FieldValueProps) => {
  const t = useT();
  const words = useWords();
  const dateText = useDateText();
  const instantText = useInstantText();
  if (value === null || value === undefined || value === '') return <NotGiven />;
  const number = numberOf(value);
  if (number !== undefined) {
    return (
      <NumberValue
        {...{ resource, field, number }}
        text={typeof value === 'string' ? value : showPlain(number)}
      />
    );
  }
  if (typeof value === 'string') {
    if (value.startsWith('data:')) {
      return picture(value) ? (
        <NotGiven />
      ) : (
        <img src={value} alt={words.field(resource, field)} height={48} />
      );
    }
    if (INSTANT.test(value)) return <time dateTime={value}>{instantText(value)}</time>;
    if (isIsoDate(value)) return <time dateTime={value}>{dateText(value)}</time>;
    return <bdi>{words.value(resource, field, value)}</bdi>;
  }
  if (typeof value === 'boolean') return t(`common.flags.${value}`);
  return <bdi>{JSON.stringify(value)}</bdi>;
};

interface NumberValueProps {
  resource: string | null;
  field: string;
  number: number;
  /** What is declared as text is no number. */
  text: string;
}

const NumberValue = ({ resource, field, number, text }: NumberValueProps) => {
  const words = useWords();
  const amounts = useAmountTexts();
  const declared = useDeclared(resource)?.fields[field];
  if (declared?.kind === 'relationship') {
    return <ReferenceName reference={declared.reference} id={number} />;
  }
  const isNumber = declared?.kind === 'integer' || declared?.kind === 'decimal';
  if (!isNumber) return <bdi>{words.value(resource, field, text)}</bdi>;
  const { unit, grouped } = declared;
  const show = unit ? amounts[unit] : grouped ? showCount : showPlain;
  return <bdi>{show(number)}</bdi>;
};

interface ReferenceNameProps {
  reference: ResourceName;
  id: number;
}

const ReferenceName = ({ reference, id }: ReferenceNameProps) => {
  const t = useT();
  const { referenceRecord, isPending } = useReference<Record<string, unknown> & { id: number }>({
    reference,
    id,
  });
  const name = referenceRecord && ownName(referenceRecord, recordTypes[reference]?.label ?? 'id');
  if (isPending) return <Muted>#{id}</Muted>;
  return <bdi>{name || t('common.unknownId', { id })}</bdi>;
};

/** A record type's declaration; undefined until it has been loaded. */
const useDeclared = (resource: string | null): AnyRecordType | undefined => {
  const source =
    Object.hasOwn(recordTypes, resource ?? '') && recordTypes[resource as ResourceName];
  return useQuery({
    queryKey: ['declared', resource],
    queryFn: source ? source.load : skipToken,
    staleTime: Infinity,
  }).data;
};
