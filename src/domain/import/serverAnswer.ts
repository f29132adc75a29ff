/** One of the server's messages about an import; `key` and `row` name the row it concerns, if known. */
export interface ServerWords {
  words: string;
  key?: string;
  row?: number;
  /** It says that a row was refused, rather than only warning. */
  isRefusal?: boolean;
}

const MAX_LENGTH = 300;
const REFUSALS = ['errors', 'failed', 'failures', 'skipped', 'rejected', 'invalid'];
const LISTS = [...REFUSALS, 'warnings'];
const WORDS = ['message', 'error', 'reason', 'errors'];
const ROWS = ['row', 'line', 'row_number'];

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shorten = (text: string) => {
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH - 1)}…` : words;
};

/** A string, a list of strings, or an object of them (field → words) as one sentence. */
const wordsIn = (value: unknown): string => {
  // A count, such as `skipped: "0"`, is no message.
  if (typeof value === 'string') return /^\s*\d+\s*$/.test(value) ? '' : shorten(value);
  if (Array.isArray(value)) return shorten(value.map(wordsIn).filter(Boolean).join('; '));
  if (!isJson(value)) return '';
  return shorten(
    Object.entries(value)
      .map(([field, words]) => [field, wordsIn(words)] as const)
      .filter(([, words]) => words !== '')
      .map(([field, words]) => `${field}: ${words}`)
      .join('; '),
  );
};

const keyText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'
    ? String(value)
    : undefined;

const countIn = (value: unknown): number | undefined => {
  const row = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof row === 'number' && Number.isInteger(row) ? row : undefined;
};

const readItem = (item: unknown, keyField: string): ServerWords => {
  if (!isJson(item)) return { words: wordsIn(item) };
  return {
    words: WORDS.map((name) => wordsIn(item[name])).find((words) => words !== '') ?? '',
    key: keyText(item[keyField]) ?? keyText(item['key']),
    row: ROWS.map((name) => countIn(item[name])).find((row) => row !== undefined),
  };
};

const readList = (list: unknown, keyField: string): ServerWords[] => {
  if (Array.isArray(list)) return list.map((item) => readItem(item, keyField));
  if (!isJson(list)) return typeof list === 'string' ? [{ words: wordsIn(list) }] : [];
  return Object.entries(list).map(([key, words]) => ({ words: wordsIn(words), key }));
};

/**
 * From an answer of unspecified shape: lists under the usual names, with strings or `{row,
 * driver_id, message}` in them, and top-level messages. Never throws.
 */
export const readServerAnswer = (answer: unknown, keyField: string): ServerWords[] => {
  if (!isJson(answer)) return [];
  const inner = isJson(answer['data']) ? readServerAnswer(answer['data'], keyField) : [];
  return [
    ...LISTS.flatMap((name) =>
      readList(answer[name], keyField).map((one) => ({
        ...one,
        isRefusal: REFUSALS.includes(name),
      })),
    ),
    ...['error', 'message'].map((name) => ({ words: wordsIn(answer[name]) })),
    ...inner,
  ].filter(({ words }) => words !== '');
};

const STORED = ['inserted', 'created', 'added', 'updated'];

/** Undefined if the server does not say. */
export const confirmedCount = (answer: unknown): number | undefined => {
  if (!isJson(answer)) return undefined;
  const imported = countIn(answer['imported']);
  const counts = STORED.flatMap((name) => countIn(answer[name]) ?? []);
  if (imported === undefined && counts.length === 0) return confirmedCount(answer['data']);
  return imported ?? counts.reduce((sum, count) => sum + count, 0);
};
