import { useRecordContext } from 'react-admin';

import type { AnyRecordType, ColumnOf } from '../../../domain/records/recordType.ts';
import { fieldsOfSection, unplacedFields } from '../../../domain/records/sections.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { columnsOf } from '../fields/columns.ts';
import { contactColumns } from '../fields/contactColumns.tsx';
import { ContactField } from '../fields/ContactField.tsx';
import { useRecordScreens } from '../record/RecordTypeContext.ts';
import { ColumnFacts } from './FactList.tsx';
import { PageCard } from './PageCard.tsx';

const inHead = ({ label }: AnyRecordType) => [label, 'status'];

interface FactCardProps<Name extends string> {
  /** The key of its title among the sections in the record type's texts. */
  title: string;
  /** By default those of the section, but for what the page's head shows. */
  sources?: readonly Name[];
}

/** Columns that only other records have are left out. */
export const FactCard = <Name extends string = string>({ title, sources }: FactCardProps<Name>) => {
  const screens = useRecordScreens();
  const { type } = screens;
  const record = useRecordContext();
  const columns = new Map(
    contactColumns(screens, columnsOf(type, screens.looks), ContactField).map((column) => [
      column.source,
      column,
    ]),
  );
  const shown: readonly string[] = sources
    ? [...sources, ...unplacedFields(type, title)]
    : fieldsOfSection(type, title).filter((source) => !inHead(type).includes(source));
  const present = shown.flatMap((source) => {
    const when = type.fields[source]?.when;
    const isFit = !when || record?.[when.field] === when.is;
    const textOf = type.virtual[source];
    const isEmpty = textOf && record && textOf(record) === '';
    return isFit && !isEmpty ? (columns.get(source) ?? []) : [];
  });
  return (
    <PageCard title={`resources.${type.name}.sections.${title}` satisfies string as MessageKey}>
      <ColumnFacts columns={present} />
    </PageCard>
  );
};

export const valuesOf = <T extends AnyRecordType>() => ({
  FactCard: FactCard as (props: FactCardProps<ColumnOf<T>>) => ReturnType<typeof FactCard>,
  Value: Value as (props: { source: ColumnOf<T> }) => ReturnType<typeof Value>,
});

export const Value = ({ source }: { source: string }) => {
  const screens = useRecordScreens();
  const columns = contactColumns(screens, columnsOf(screens.type, screens.looks), ContactField);
  return columns.find((column) => column.source === source)?.field;
};
