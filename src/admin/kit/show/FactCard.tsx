import { Card, Typography } from '@mui/material';
import type { PropsWithChildren } from 'react';

import type { MessageKey } from '../../../i18n/messages.ts';
import type { Column } from '../list/columns.ts';
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

interface FactCardProps<Field extends string> {
  title: MessageKey;
  columns: readonly Column<Field>[];
  /** Which of the columns stand here, in the order of the columns. */
  fields: readonly NoInfer<Field>[];
}

/** A section of a record's page that names some of its fields. */
export const FactCard = <Field extends string>({
  title,
  columns,
  fields,
}: FactCardProps<Field>) => (
  <PageCard title={title}>
    <ColumnFacts columns={columns.filter(({ source }) => fields.includes(source))} />
  </PageCard>
);
