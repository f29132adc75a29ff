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

/** Why a file is no table that can be imported. */
export type CsvProblem =
  | { code: 'empty' }
  | { code: 'noHeader' }
  | { code: 'noRows' }
  | { code: 'duplicateHeader'; names: string[] }
  | { code: 'brokenQuote'; line: number }
  | { code: 'tooManyRows'; max: number; found: number };

/** A file as a table of text. Cells are addressed by index, never by a name from the file. */
export interface Csv {
  delimiter: Delimiter;
  header: string[];
  rows: CsvRow[];
  /** If there is one, there are no rows. */
  refusal?: CsvProblem;
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

const refuse = (delimiter: Delimiter, header: string[], refusal: CsvProblem): Csv => ({
  delimiter,
  header,
  rows: [],
  refusal,
});

/** The number of columns up to the last with a name. */
const namedIn = (header: string[]): number => withoutBlankTail(header, 0).length;

/** A number of cells that does not fit the header. */
export interface Ragged {
  expected: number;
  found: number;
}

/** Says of the cells of a row whether there are too few for the named columns, or too many for all. */
export const raggedAgainst = (header: string[]) => {
  const expected = namedIn(header);
  return ({ length: found }: readonly string[]): Ragged | undefined =>
    found < expected || found > header.length ? { expected, found } : undefined;
};

/** A row before its cells are read: its text if the file has no quotes, its cells if it has. */
type RowSource = string | string[];

/** As `split` does, which takes longer for short texts. */
const splitAt = (text: string, delimiter: Delimiter): string[] => {
  const parts: string[] = [];
  let start = 0;
  for (let end = text.indexOf(delimiter); end >= 0; end = text.indexOf(delimiter, start)) {
    parts.push(text.slice(start, end));
    start = end + 1;
  }
  parts.push(text.slice(start));
  return parts;
};

const cellsOf = (source: RowSource, delimiter: Delimiter): string[] =>
  typeof source === 'string' ? splitAt(source, delimiter) : source;

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
  const named = namedIn(first);
  if (named === 0) return refuse(delimiter, [], { code: 'empty' });
  const table = { delimiter, named };
  const rows: CsvRow[] = [];
  for (let index = start + 1; index < sources.length; index += 1) {
    const source = sources[index];
    if (source !== undefined && isFilled(source)) rows.push(new Row(index + 1, source, table));
  }
  // An unnamed column counts as soon as any row has a value in it.
  const used =
    first.length > named
      ? rows.reduce((most, { cells }) => Math.max(most, cells.length), named)
      : named;
  const header = first.slice(0, used).map((name) => name.trim());
  const problem = headerProblem(header) ?? rowsProblem(rows);
  return problem ? refuse(delimiter, header, problem) : { delimiter, header, rows };
};

/**
 * Parses text as a table. Finds the delimiter (or takes that of a `sep=;` line or the user's), reads quoted
 * cells that contain line breaks, and says why a file is refused.
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
