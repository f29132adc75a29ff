import { describe, expect, it } from 'vitest';

import { DEFAULT_COUNTS } from '../../mock-api/core/options.ts';
import { generateAll } from '../../mock-api/data/index.ts';
import { exportCsv } from '../admin/kit/list/exportCsv.ts';
import { foldName } from '../domain/base/fold.ts';
import { parseCsv } from '../domain/csv/parse.ts';
import { rowsTable } from '../domain/csv/rowsTable.ts';
import { toCsv } from '../domain/csv/write.ts';
import { dieselPurchases } from '../domain/diesel/purchase.ts';
import { purchaseImport } from '../domain/diesel/purchases.import.ts';
import { driverImport } from '../domain/fleet/drivers.import.ts';
import { drivers } from '../domain/fleet/drivers.ts';
import { trailerImport } from '../domain/fleet/trailers.import.ts';
import { trailers } from '../domain/fleet/trailers.ts';
import { truckImport } from '../domain/fleet/trucks.import.ts';
import { trucks } from '../domain/fleet/trucks.ts';
import type { ImportField, ImportTable } from '../domain/import/importTable.ts';
import { suggestMapping } from '../domain/import/mapping.ts';
import { planImport } from '../domain/import/plan.ts';
import { templateCsv } from '../domain/import/template.ts';
import { listedColumns } from '../domain/records/listedColumns.ts';
import type { AnyRecordType } from '../domain/records/recordType.ts';
import { recordTypes } from '../domain/recordTypes.ts';
import { LANGUAGES, type Language } from '../domain/settings/language.ts';
import { ar } from '../i18n/ar/index.ts';
import { later as laterAr } from '../i18n/ar/later.ts';
import { en } from '../i18n/en/index.ts';
import { later } from '../i18n/en/later.ts';

const TODAY = '2026-03-31';
const ZONE = 'Asia/Dubai';
const TEXTS: Record<Language, Record<string, { fields: object }>> = {
  en: { ...en.resources, ...later.resources },
  ar: { ...ar.resources, ...laterAr.resources },
};

const KINDS = [
  [drivers, driverImport, 'drivers'],
  [trucks, truckImport, 'trucks'],
  [trailers, trailerImport, 'trailers'],
  [dieselPurchases, purchaseImport, 'diesel_purchases'],
] as unknown as [AnyRecordType, ImportTable, 'drivers'][];

const labelsOf = (type: AnyRecordType, language: Language) =>
  (TEXTS[language][type.name]?.fields ?? {}) as Record<string, string>;

type Data = ReturnType<typeof generateAll>;

/** The rows that a field references. */
const relatedIn = (data: Data, reference: string): readonly { id: number }[] =>
  (data as unknown as Record<string, { id: number }[]>)[reference.split('/').at(-1) ?? ''] ?? [];

const nameIn = (row: object | undefined, reference: string): string => {
  const label = Object.entries(recordTypes).find(([name]) => name === reference)?.[1]?.label;
  const name = (row as Record<string, unknown> | undefined)?.[label ?? 'id'];
  return typeof name === 'string' ? name : '';
};

const planOf = (
  type: AnyRecordType,
  table: ImportTable,
  data: Data,
  text: string,
  existing: readonly object[],
  language: Language = 'en',
) => {
  const csv = parseCsv(text);
  const mapping = suggestMapping(csv.header, table, labelsOf(type, language));
  const names = Object.entries<ImportField>(table.fields).flatMap(([field, rule]) =>
    rule.kind === 'reference'
      ? [
          [
            field,
            new Map(
              relatedIn(data, rule.reference).map((row) => [
                foldName(nameIn(row, rule.reference)),
                row.id,
              ]),
            ),
          ] as const,
        ]
      : [],
  );
  return planImport({
    table,
    csv,
    mapping,
    existing: existing.map((row) => ({ ...row })),
    timeZone: ZONE,
    names: Object.fromEntries(names),
  });
};

const changesIn = ({ entries }: ReturnType<typeof planOf>) =>
  entries
    .filter(({ state }) => state !== 'unchanged')
    .map(({ state, differences, problems, raw }) => ({ state, differences, problems, raw }));

describe.each(KINDS)('an export of $name', (type, table, collection) => {
  const datasets = [1, 2, 3].map((seed) =>
    generateAll({ seed, counts: { ...DEFAULT_COUNTS, drivers: 300 } }, TODAY),
  );

  it.each(LANGUAGES)('has a template whose columns are all recognised in %s', (language) => {
    const labels = labelsOf(type, language);
    const { header } = parseCsv(templateCsv(table, (field) => labels[field] ?? field));
    const columns = Object.keys(table.fields).map((field, column) => [field, [column]]);
    expect(suggestMapping(header, table, labels)).toEqual(Object.fromEntries(columns));
  });

  it.each(LANGUAGES)(
    'in another language than that of the reader has its columns recognised in %s',
    (language) => {
      for (const other of LANGUAGES) {
        const labels = labelsOf(type, other);
        const fields = Object.keys(table.fields);
        const header = fields.map((field) => labels[field] ?? field);
        const columns = fields.map((field, column) => [field, [column]]);
        expect(suggestMapping(header, table, labelsOf(type, language))).toEqual(
          Object.fromEntries(columns),
        );
      }
    },
  );

  it.each(LANGUAGES)('with all columns of the list imports unchanged, read in %s', (language) => {
    for (const data of datasets) {
      const records = data[collection];
      const text = exportCsv({
        columns: listedColumns(type),
        records,
        labelOf: (source) => labelsOf(type, language)[source] ?? source,
        cells: new Map(),
        nameOf: (source, id) => {
          const field = type.fields[source];
          if (field?.kind !== 'relationship') return null;
          return nameIn(
            relatedIn(data, field.reference).find((row) => row.id === id),
            field.reference,
          );
        },
      });
      const plan = planOf(type, table, data, text, records, language);
      expect(plan.entries).toHaveLength(records.length);
      const listed = listedColumns(type).map(({ source }) => source);
      expect(plan.fields).toEqual(
        expect.arrayContaining(listed.filter((source) => source in table.fields)),
      );
      expect(changesIn(plan)).toEqual([]);
    }
  });

  it.each(LANGUAGES)('with all stored fields imports unchanged, under labels in %s', (language) => {
    const labels = labelsOf(type, language);
    for (const data of datasets) {
      const records = data[collection];
      const plans = [undefined, (field: string) => labels[field] ?? field].map((labelOf) => {
        const { header, cells } = rowsTable(records, labelOf);
        return planOf(type, table, data, toCsv(header, cells), records, language);
      });
      expect(plans.flatMap(changesIn)).toEqual([]);
      expect(plans[1]?.fields).toEqual(plans[0]?.fields);
    }
  });
});
