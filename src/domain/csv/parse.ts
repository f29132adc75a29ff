import Papa from 'papaparse';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** More rows than any fleet has; a larger file is refused as a whole. */
export const MAX_CSV_ROWS = 100_000;

/** `line` is the row's number as a spreadsheet shows it: the header is 1, blank rows count. */
export interface CsvRow {
  readonly line: number;
  readonly cells: string[];
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

/** A row before its cells are read: its text if the file has no quotes, its cells if it has. */
type RowSource = string | string[];

const cellsOf = (source: RowSource, delimiter: Delimiter): string[] =>
  typeof source === 'string' ? source.split(delimiter) : source;

/** Splits its text whenever its cells are asked for: a million cells take longer to keep than to split. */
class Row implements CsvRow {
  constructor(
    readonly line: number,
    private readonly source: RowSource,
    private readonly table: { delimiter: Delimiter; named: number },
  ) {}

  get cells(): string[] {
    const { delimiter, named } = this.table;
    return withoutBlankTail(cellsOf(this.source, delimiter), named);
  }
}

const tableOf = (sources: readonly RowSource[], delimiter: Delimiter): Csv => {
  const text = new RegExp(`[^\\s${delimiter}]`);
  const isFilled = (source: RowSource) =>
    typeof source === 'string' ? text.test(source) : !source.every(isBlank);
  const start = sources.findIndex(isFilled);
  const first = cellsOf(sources[start] ?? '', delimiter);
  const named = withoutBlankTail(first, 0).length;
  if (named === 0) return refuse(delimiter, [], { code: 'empty' });
  const width = first.length;
  const rows: CsvRow[] = [];
  const problems: CsvProblem[] = [];
  const table = { delimiter, named };
  const cell = `[^${delimiter}]*`;
  const asNamed = new RegExp(`^${cell}(?:[${delimiter}]${cell}){${named - 1}}$`);
  let used = named;
  for (let index = start + 1; index < sources.length; index += 1) {
    const source = sources[index];
    if (source === undefined || !isFilled(source)) continue;
    const row = new Row(index + 1, source, table);
    const isAsNamed = typeof source === 'string' && asNamed.test(source);
    const found = isAsNamed ? named : row.cells.length;
    // An unnamed column counts as soon as any row has a value in it.
    used = Math.max(used, found);
    rows.push(row);
    if (found < named || found > width) {
      problems.push({ code: 'ragged', line: row.line, expected: named, found });
    }
  }
  const header = first.slice(0, Math.min(used, width)).map((name) => name.trim());
  const problem = headerProblem(header) ?? rowsProblem(rows);
  return problem ? refuse(delimiter, header, problem) : { delimiter, header, rows, problems };
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

  const lines = withLineFeeds(body, delimiter);
  if (!lines.includes('"')) return tableOf(lines.split('\n'), delimiter);
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter, newline: '\n' });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  return quotes
    ? refuse(delimiter, [], { code: 'brokenQuote', line: (quotes.row ?? 0) + 1 })
    : tableOf(data, delimiter);
};

/** The problem that refuses the whole file, if any. */
export const csvRefusal = (csv: Csv): CsvProblem | undefined =>
  csv.problems.find(({ code }) => code !== 'ragged');
