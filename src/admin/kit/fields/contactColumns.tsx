import { Suspense, type ComponentType } from 'react';

import type { RecordScreens } from '../record/RecordTypeContext.ts';
import type { Column } from './columns.ts';
import type { ContactField } from './ContactField.tsx';

/** Columns in which contacts are links to call or write; on a page and in cards. */
export const contactColumns = (
  { type, looks }: Pick<RecordScreens, 'type' | 'looks'>,
  columns: readonly Column[],
  Contact: ComponentType<Parameters<typeof ContactField>[0]>,
): Column[] =>
  columns.map((column) => {
    const { source } = column;
    const field = type.fields[source];
    if (looks[source] || field?.kind !== 'text') return column;
    const { format } = field;
    return format === 'email' || format === 'phone'
      ? {
          ...column,
          field: (
            <Suspense fallback={column.field}>
              <Contact source={source} kind={format} />
            </Suspense>
          ),
        }
      : column;
  });
