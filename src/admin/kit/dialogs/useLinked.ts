import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin';

import { typeOf } from '../../../dataProvider/rows/recordTypes.ts';
import { listOf, showCount } from '../../../domain/base/formats.ts';
import { asHolder } from '../../../domain/records/expiry.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { exclusiveOf, filtersTo, isFoundBy } from '../../../domain/records/references.ts';
import { recordTypes } from '../../../domain/recordTypes.ts';
import { readAllRows } from '../allRows.ts';
import { named } from '../texts/named.ts';
import { useMay } from '../useMay.ts';

/** More records of a type than these are counted. */
const MOST_NAMED = 3;

interface Linked {
  type: AnyRecordType;
  rows: readonly RaRecord[];
}

/** What is known to be linked to a record: 'T-101, TR-201, 3 documents'. */
export const useLinked = (resource: string, record: RaRecord): string => {
  const translate = useTranslate();
  const may = useMay();
  const dataProvider = useDataProvider();

  const thatIsFree = async (): Promise<Linked[]> => {
    const freed = exclusiveOf(await typeOf(resource), record).map(async ({ reference, id }) => {
      const { data } = await dataProvider.getMany(reference, { ids: [id] });
      return { type: await typeOf(reference), rows: data };
    });
    return Promise.all(freed);
  };
  const referring = async (name: string): Promise<Linked[]> => {
    const type = await typeOf(name);
    const found = filtersTo(type, resource, record.id).map(async (filter) => {
      const { data } = await readAllRows(dataProvider, name, { filter });
      return { type, rows: data.filter((row) => isFoundBy(filter, row)) };
    });
    return Promise.all(found);
  };
  const { data = [] } = useQuery({
    queryKey: [resource, 'linked', record.id],
    queryFn: async () => {
      const names = Object.keys(recordTypes).filter((name) => may('list', name));
      const found = await Promise.allSettled([thatIsFree(), ...names.map(referring)]);
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    },
  });

  const textsOf = ({ type, rows }: Linked) =>
    type.key && rows.length <= MOST_NAMED
      ? rows.map((row) => named(asHolder(type, row)))
      : [
          translate(`resources.${type.name}.count`, {
            smart_count: rows.length,
            count: showCount(rows.length),
          }),
        ];
  return listOf(data.filter(({ rows }) => rows.length > 0).flatMap(textsOf));
};
