import { Card, Typography } from '@mui/material';
import type { PropsWithChildren } from 'react';
import { useRecordContext } from 'react-admin';

import type { AnyRecordType, ColumnOf } from '../../../domain/records/recordType.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { columnsOf } from '../list/columns.ts';
import { useRecordScreens } from '../record/RecordTypeContext.ts';
import { useT } from '../texts/useT.ts';
import { ColumnFacts } from './ColumnFacts.tsx';

/** One section of a record's page. */
export const PageCard = ({ title, children }: PropsWithChildren<{ title: MessageKey }>) => (
  <Card variant="outlined" component="section" sx={{ padding: 2.5 }}>
    <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
      {useT()(title)}
    </Typography>
    {children}
  </Card>
);

interface FactCardProps<Name extends string> {
  /** The name of its title among the sections in the texts of the record type. */
  title: string;
  /** The columns in it, in their order. */
  sources: readonly Name[];
}

/**
 * A section of a record's page that names some of its columns; those that only other records have are
 * left out.
 */
export const FactCard = <Name extends string = string>({ title, sources }: FactCardProps<Name>) => {
  const { type, looks } = useRecordScreens();
  const record = useRecordContext();
  const columns = new Map(columnsOf(type, looks).map((column) => [column.source, column]));
  const present = sources.flatMap((source) => {
    const when = type.fields[source]?.when;
    const isFit = !when || record?.[when.field] === when.is;
    const textOf = type.virtual[source];
    const isEmpty = textOf && record && textOf(record as never) === '';
    return isFit && !isEmpty ? (columns.get(source) ?? []) : [];
  });
  return (
    <PageCard title={`resources.${type.name}.sections.${title}` satisfies string as MessageKey}>
      <ColumnFacts columns={present} />
    </PageCard>
  );
};

/** The parts of a record's page, typed by its declaration: a misspelt column does not compile. */
export const valuesOf = <T extends AnyRecordType>() => ({
  FactCard: FactCard as (props: FactCardProps<ColumnOf<T>>) => ReturnType<typeof FactCard>,
  Value: Value as (props: { source: ColumnOf<T> }) => ReturnType<typeof Value>,
});

/** One column of the current record. */
export const Value = ({ source }: { source: string }) => {
  const { type, looks } = useRecordScreens();
  return <>{columnsOf(type, looks).find((column) => column.source === source)?.field}</>;
};
