import type { CsvCell } from '../csv/write.ts';
import { columnFields, type AnyRecordType } from './recordType.ts';
import type { ResourceName } from './resources.ts';

export interface ListedColumn {
  source: string;
  /** The field holds the id of such a record; an export writes its name. */
  reference?: ResourceName;
  /** A number, which is read from its end. */
  isNumber?: boolean;
  /** The exported value, if it is not the field's own. */
  exported?: (record: object) => CsvCell;
}

/** The columns of a record type: the visible ones in their order, then all others. */
export const listedColumns = (type: AnyRecordType): ListedColumn[] => {
  const others = [...Object.keys(type.virtual), ...columnFields(type.fields)];
  return [...new Set([...type.columns, ...others])].map((source) => {
    const field = type.fields[source];
    const textOf = type.virtual[source];
    return {
      source,
      isNumber: field?.kind === 'integer' || field?.kind === 'decimal',
      reference: field?.kind === 'relationship' ? field.reference : undefined,
      exported: textOf ? (record) => textOf(record) : undefined,
    };
  });
};
