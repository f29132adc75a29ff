import { record, type Api } from '../api.ts';
import { wordsTo } from '../arabic.ts';
import { invalid, ok, userOf, type Call, type FieldErrors, type Reply } from '../call.ts';
import { parseCsv, type CsvRow } from '../csv.ts';
import { nextTurn } from '../nextTurn.ts';
import { draftOf, keysOf, type RecordKind } from '../records/recordKind.ts';
import type { Route } from '../route.ts';
import type { CollectionName, Collections } from '../store/collections.ts';

/** Also carries the row's key, under the name of that field. */
type RowError = { row: number; message: string } & Record<string, unknown>;

const ROWS_AT_ONCE = 500;
const MOST_WAITING = 1000;
const MOST_ERRORS = 1000;
const CSV_NAME = /\.csv$/i;

const csvOf = (call: Call, fields: object): CsvRow[] => {
  const file = call.files.find(({ field }) => field === 'file');
  if (!file) throw invalid({ file: 'A file is needed' });
  if (!CSV_NAME.test(file.name)) throw invalid({ file: 'Only .csv files can be imported' });
  const { rows, header } = parseCsv(file.bytes, fields);
  if (header.length === 0) throw invalid({ file: 'The file is empty' });
  return rows;
};

const sentence = (errors: Record<string, string>, say: (words: string) => string) =>
  Object.entries(errors)
    .map(([field, words]) => `${field}: ${say(words)}`)
    .join('; ');

/**
 * Reports the first 1,000 refused rows with the reason, and how many there are besides. A row whose
 * key is already stored is never overwritten.
 */
const importRows = async <Name extends CollectionName>(
  kind: RecordKind<Name>,
  call: Call,
  api: Api,
): Promise<Reply> => {
  const rows = csvOf(call, kind.fields);
  const say = wordsTo(call);
  const keys = await keysOf(
    kind,
    api,
    rows.map(({ values }) => values),
  );
  const errors: RowError[] = [];
  let imported = 0;
  let skipped = 0;
  const table = api.store[kind.collection];
  // Rows go in together, unless a later one has to be compared with them.
  let waiting: Omit<Collections[Name], 'id'>[] = [];
  const store = async () => {
    await table.insertAll(waiting);
    waiting = [];
  };
  for (const [index, { line, values }] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTurn();
    if (!kind.isAlone?.(values) || waiting.length === MOST_WAITING) await store();
    const { draft, errors: problems } = await draftOf(kind, api, values);
    const key = kind.key && draft[kind.key];
    const isTaken = kind.key !== undefined && keys.has(key);
    const clash = await kind.clash?.(draft, api);
    if (Object.keys(problems).length > 0 || isTaken || clash) {
      skipped += 1;
      if (skipped > MOST_ERRORS) continue;
      const clashes: FieldErrors = clash ? { [clash.field]: clash.words } : {};
      const message = isTaken
        ? say(`There is already a ${kind.noun} ${String(key)}`)
        : sentence({ ...clashes, ...problems }, say);
      errors.push({ row: line, ...(kind.key && { [kind.key]: key }), message });
      continue;
    }
    keys.add(key);
    waiting.push(draft as Omit<Collections[Name], 'id'>);
    imported += 1;
  }
  await store();
  await record(api, userOf(call), {
    action: 'import',
    entity_type: kind.resource,
    // The same in every language.
    entity_label: `${imported} / ${rows.length}`,
  });
  const left = skipped - errors.length;
  return ok({ success: true, imported, skipped, errors, ...(left > 0 && { more_errors: left }) });
};

/** POST …/import.php with a CSV in the multipart field `file`; its columns are our field names. */
export const importRoute = <Name extends CollectionName>(
  path: string,
  kind: RecordKind<Name>,
): Route => ({
  method: 'POST',
  path,
  access: { resource: kind.resource, action: 'import' },
  body: 'multipart',
  handle: (call, api) => importRows(kind, call, api),
});
