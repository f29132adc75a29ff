import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCreatePath } from 'react-admin';

import { hasGaps } from '../../../dataProvider/rows/gaps.ts';
import { holdersOf } from '../../../domain/assignments/assignment.ts';
import { vehicleFieldOf } from '../../../domain/assignments/vehicleFields.ts';
import { dotted, ownName } from '../../../domain/base/formats.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Plate, PlateSource } from '../../../domain/plates/plate.ts';
import { shortPlate } from '../../../domain/plates/plateText.ts';
import { expiryFieldsOf, searchTextOf } from '../../../domain/records/filter.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { driverName } from '../../assignments/DriverName.tsx';
import { foundBy, readAllRows } from '../../kit/allRows.ts';
import { listQueryKey } from '../../kit/reactAdmin.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { useIsPaged } from '../../kit/useIsPaged.ts';
import { toSearchable, type Findable } from '../../pages/entry.ts';
import { filterEntries } from '../../pages/filterEntries.ts';
import { usePaletteRecords } from '../../pages/paletteRecords.ts';

type Row = Readonly<Record<string, unknown>> & { id: unknown };

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * A vehicle's plate and driver, if the drivers are loaded; otherwise what the declaration says. The vehicle is
 * found by the driver's name in either language.
 */
const hintsOf = (
  type: AnyRecordType,
  drivers: readonly Driver[],
  sourceName: (source: PlateSource) => string,
): ((row: Row) => { hint: string; words: string }) => {
  const field = vehicleFieldOf(type.name);
  if (!field) return (row) => ({ hint: text(type.hint && row[type.hint]), words: '' });
  const holders = holdersOf(drivers, field);
  return (row) => {
    const [holder] = holders.get(Number(row.id)) ?? [];
    const plate = shortPlate(row as Partial<Plate> as Plate, sourceName);
    return {
      hint: dotted([plate || text(type.hint && row[type.hint]), holder && driverName(holder)]),
      words: holder ? `${holder.name} ${text(holder.name_ar)}` : '',
    };
  };
};

/** Beside other words, 'renew khan' asks for what can be done with what is found. */
const withoutVerbs = (typed: string, verbs: string): string => {
  const words = typed.split(/\s+/);
  const others = words.filter((word) => !verbs.split(' ').includes(word.toLowerCase()));
  return (others.length > 0 ? others : words).join(' ');
};

/**
 * The rows are requested once, when the palette opens; typing requests only what it finds in lists
 * that are too long for that.
 */
export const useRecordEntries = (typed: string) => {
  const t = useT();
  const { records: nameOf, value: wordFor } = useWords();
  const kinds = usePaletteRecords();
  const dataProvider = useAppDataProvider();
  const createPath = useCreatePath();
  const isPaged = useIsPaged();
  const sought = withoutVerbs(typed, t('palette.words.renew'));

  const lists = useQueries({
    queries: kinds.map(({ resource, load }) => ({
      queryKey: [...listQueryKey(resource), 'palette', ...(isPaged(resource) ? [sought] : [])],
      queryFn: async () => {
        const rows = readAllRows(dataProvider, resource, foundBy(sought));
        const [type, { data, total = data.length, meta }] = await Promise.all([load(), rows]);
        return { type, data, further: total - data.length, isCut: hasGaps(meta) };
      },
      placeholderData: keepPreviousData,
      retry: false,
    })),
    combine: (results) => ({
      found: results.map(({ data }) => data),
      // What the last words found says nothing of these.
      isLoading: results.some((one) => one.isPending || one.isPlaceholderData),
      further: results.reduce(
        (sum, { data, isPlaceholderData }) => sum + ((!isPlaceholderData && data?.further) || 0),
        0,
      ),
      failed: results.map(({ isError, data }) => isError || data?.isCut === true),
    }),
  });

  const entries = useMemo(() => {
    const known = kinds.flatMap(({ icon }, index) => {
      const list = lists.found[index];
      return list ? [{ ...list, icon }] : [];
    });
    const drivers = known.find(({ type }) => type.name === RESOURCES.drivers)?.data as
      | Driver[]
      | undefined;
    const records = known.flatMap(({ type, icon, data }) => {
      const hintOf = hintsOf(type, drivers ?? [], (source) =>
        wordFor(RESOURCES.trucks, 'plate_emirate', source),
      );
      return data.map((row): Findable => {
        const path = createPath({ resource: type.name, type: 'show', id: row.id });
        const { hint, words } = hintOf(row);
        return toSearchable({
          id: path,
          group: 'records',
          label: ownName(row, type.label),
          hint,
          words: `${searchTextOf(type, row)} ${words}`,
          verbs: expiryFieldsOf(type).size > 0 ? t('palette.words.renew') : undefined,
          icon,
          target: path,
        });
      });
    });
    const filters = known.flatMap(({ type, icon }) =>
      filterEntries(type, icon, { t, records: nameOf(type.name) }),
    );
    return [...filters, ...records];
  }, [kinds, lists.found, createPath, wordFor, t, nameOf]);
  return {
    entries,
    /** How many more records the server found than it was asked for. */
    further: lists.further,
    isLoading: lists.isLoading,
    failed: kinds.filter((_, index) => lists.failed[index]).map(({ resource }) => resource),
  };
};
