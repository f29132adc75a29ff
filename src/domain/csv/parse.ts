import Papa from 'papaparse';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** More rows than any fleet has; a larger file is refused as a whole. */
export const MAX_CSV_ROWS = 100_000;

/** `line` is the row's number as a spreadsheet shows it: the header is 1, blank rows count. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** What is wrong with the table; `ragged` concerns one row, the others the whole file. */
export type CsvProblem =
  | { code: 'empty' }
  | { code: 'noHeader' }
  | { code: 'noRows' }
  | { code: 'duplicateHeader'; names: string[] }
  | { code: 'brokenQuote'; line: number }
  | { code: 'tooManyRows'; max: number; found: number }
  | { code: 'ragged'; line: number; expected: number; found: number };

/** A file as a table of text. Cells are addressed by index, never by a name from the file. */
export interface Csv {
  delimiter: Delimiter;
  header: string[];
  rows: CsvRow[];
  problems: CsvProblem[];
}

const SEP_LINE = /^sep=(.)(?:\r\n|\r|\n|$)/i;
const isDelimiter = (value: string): value is Delimiter =>
  (DELIMITERS as readonly string[]).includes(value);

const isBlank = (cell: string) => cell === '' || cell.trim() === '';

/** Line ends outside quotes become LF: papaparse supports only one kind per file, real files mix them. */
const withLineFeeds = (text: string, delimiter: Delimiter): string => {
  if (!text.includes('\r')) return text;
  const start = delimiter === '|' ? '\\|' : delimiter;
  const quotedOrReturn = new RegExp(`(?<=^|[\\r\\n${start}])"[^"]*(?:""[^"]*)*"|\\r\\n?`, 'g');
  return text.replace(quotedOrReturn, (match) => (match.startsWith('"') ? match : '\n'));
};

const PREVIEW_ROWS = 20;
/** Far more characters than twenty rows have: papaparse splits all that it gets into lines. */
const PREVIEW = 64 * 1024;

const firstRows = (text: string, delimiter: Delimiter): string[][] => {
  const options = { delimiter, newline: '\n', preview: PREVIEW_ROWS + 1 } as const;
  const start = withLineFeeds(text.slice(0, PREVIEW), delimiter);
  const { data } = Papa.parse<string[]>(start, options);
  // The last row may be truncated, and what follows it may affect how it is read.
  const isWhole = text.length <= PREVIEW || data.length > PREVIEW_ROWS;
  const rows = isWhole ? data : Papa.parse<string[]>(withLineFeeds(text, delimiter), options).data;
  return rows.slice(0, PREVIEW_ROWS);
};

/**
 * The delimiter that splits the first rows into the most equal shapes. papaparse's own guess mistakes a comma
 * inside one quoted name for the delimiter of a `;` file.
 */
const detectDelimiter = (text: string): Delimiter => {
  const scores = DELIMITERS.map((delimiter) => {
    const data = firstRows(text, delimiter);
    const [first, ...rest] = data.filter((cells) => !cells.every(isBlank));
    const width = first?.length ?? 0;
    const alike = rest.filter((cells) => cells.length === width).length;
    return { delimiter, score: width < 2 ? 0 : (alike + 1) * 1000 + width };
  });
  return scores.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ',';
};

/** A cell that cannot be a column name: a date, a long number or an email address. */
const LOOKS_LIKE_DATA = /^(?:\+?\d[\d\s/.:-]{4,}|[^\s@]+@[^\s@]+\.[^\s@]+)$/;

const duplicatesIn = (header: readonly string[]): string[] => {
  const seen = new Set<string>();
  return header.filter((name) => {
    const folded = name.normalize('NFC').toLowerCase();
    const isSecond = name !== '' && seen.has(folded);
    seen.add(folded);
    return isSecond;
  });
};

const headerProblem = (header: readonly string[]): CsvProblem | undefined => {
  if (header.some((name) => LOOKS_LIKE_DATA.test(name))) return { code: 'noHeader' };
  const names = duplicatesIn(header);
  return names.length > 0 ? { code: 'duplicateHeader', names } : undefined;
};

const rowsProblem = (rows: readonly CsvRow[]): CsvProblem | undefined => {
  if (rows.length === 0) return { code: 'noRows' };
  return rows.length > MAX_CSV_ROWS
    ? { code: 'tooManyRows', max: MAX_CSV_ROWS, found: rows.length }
    : undefined;
};

const raggedRows = (rows: readonly CsvRow[], least: number, most: number): CsvProblem[] =>
  rows
    .filter(({ cells }) => cells.length < least || cells.length > most)
    .map(({ line, cells }) => ({ code: 'ragged', line, expected: least, found: cells.length }));

/** Blank cells beyond the header are left over from deleted columns in Excel. */
const withoutBlankTail = (cells: string[], width: number): string[] => {
  let end = cells.length;
  while (end > width && isBlank(cells[end - 1] ?? '')) end -= 1;
  return end === cells.length ? cells : cells.slice(0, end);
};

const refuse = (delimiter: Delimiter, header: string[], problem: CsvProblem): Csv => ({
  delimiter,
  header,
  rows: [],
  problems: [problem],
});

const tableOf = (filled: readonly CsvRow[], delimiter: Delimiter): Csv => {
  const [first] = filled;
  if (!first) return refuse(delimiter, [], { code: 'empty' });
  const named = withoutBlankTail(first.cells, 0).length;
  const width = first.cells.length;
  const rows = filled.slice(1);
  for (const row of rows) row.cells = withoutBlankTail(row.cells, named);
  // An unnamed column counts as soon as any row has a value in it.
  const used = rows.reduce((most, { cells }) => Math.max(most, cells.length), named);
  const header = first.cells.slice(0, Math.min(used, width)).map((name) => name.trim());
  const problem = headerProblem(header) ?? rowsProblem(rows);
  if (problem) return refuse(delimiter, header, problem);
  return { delimiter, header, rows, problems: raggedRows(rows, named, width) };
};

/**
 * Parses text as a table. Finds the delimiter (or takes that of a `sep=;` line or the user's), reads quoted
 * cells that contain line breaks, and reports problems. A file with a problem other than `ragged` yields no
 * rows.
 */
export const parseCsv = (source: string, chosen?: Delimiter): Csv => {
  const text = source.replace(/^\uFEFF/, '');
  const sep = SEP_LINE.exec(text);
  const body = sep ? text.slice(sep[0].length) : text;
  const declared = sep?.[1] !== undefined && isDelimiter(sep[1]) ? sep[1] : undefined;
  const delimiter = chosen ?? declared ?? detectDelimiter(body);
  if (isBlank(body)) return refuse(delimiter, [], { code: 'empty' });

  const { data, errors } = Papa.parse<string[]>(withLineFeeds(body, delimiter), {
    delimiter,
    newline: '\n',
  });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) return refuse(delimiter, [], { code: 'brokenQuote', line: (quotes.row ?? 0) + 1 });

  const filled: CsvRow[] = [];
  data.forEach((cells, index) => {
    if (!cells.every(isBlank)) filled.push({ line: index + 1, cells });
  });
  return tableOf(filled, delimiter);
};

/** The problem that refuses the whole file, if any. */
export const csvRefusal = (csv: Csv): CsvProblem | undefined =>
  csv.problems.find(({ code }) => code !== 'ragged');
