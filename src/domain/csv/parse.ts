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

export type CsvProblem =
  | { code: 'empty' }
  | { code: 'noHeader' }
  | { code: 'noRows' }
  | { code: 'duplicateHeader'; names: string[] }
  | { code: 'brokenQuote'; line: number }
  | { code: 'tooManyRows'; max: number; found: number };

/** Cells are addressed by index, never by a name from the file. */
export interface Csv {
  delimiter: Delimiter;
  /** Lines above the header. */
  titles?: string[][];
  header: string[];
  rows: CsvRow[];
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

const MOST_TITLES = 10;

/**
 * Titles stand alone in their lines. They count as such only above a line that looks like a header: nearly every
 * record has a digit or an @ in it.
 */
const headerIn = (first: readonly (readonly string[])[]): number => {
  const place = first.findIndex((cells) => cells.filter((cell) => !isBlank(cell)).length !== 1);
  const names = (first[place] ?? []).filter((cell) => !isBlank(cell));
  return names.length > 2 && !names.some((name) => /[\p{N}@]/u.test(name)) ? place : 0;
};

/**
 * The delimiter by which the first rows are most alike. papaparse's own guess mistakes a comma in
 * one quoted name for the delimiter of a `;` file.
 */
const detectDelimiter = (text: string): Delimiter => {
  const scores = DELIMITERS.map((delimiter) => {
    const data = firstRows(text, delimiter);
    const filled = data.filter((cells) => !cells.every(isBlank));
    const [first, ...rest] = filled.slice(headerIn(filled.slice(0, MOST_TITLES + 1)));
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

export interface Ragged {
  expected: number;
  found: number;
}

export const raggedAgainst = (header: string[]) => {
  const expected = namedIn(header);
  return ({ length: found }: readonly string[]): Ragged | undefined =>
    found < expected || found > header.length ? { expected, found } : undefined;
};

/** The first line is 0; quoted cells may contain line breaks. */
interface Lines {
  filled: readonly number[];
  cellsAt: (line: number) => string[];
}

/** As `split` does, which takes longer for short texts. */
const splitAt = (text: string, delimiter: Delimiter): string[] => {
  // Set by index, which is faster than `push` for a million cells.
  const parts: string[] = [];
  let start = 0;
  for (let end = text.indexOf(delimiter); end >= 0; end = text.indexOf(delimiter, start)) {
    parts[parts.length] = text.slice(start, end);
    start = end + 1;
  }
  parts[parts.length] = text.slice(start);
  return parts;
};

/** Whether a letter or a digit is at `start`, as in most lines: no delimiter, no blank. */
const startsPlainly = (text: string, start: number): boolean => {
  const code = text.charCodeAt(start);
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
};

/** A text without quotes, split whenever cells are asked for: a million cells take longer to keep. */
const plainLines = (text: string, delimiter: Delimiter): Lines => {
  const something = new RegExp(`[^\\s${delimiter}]`);
  const filled: number[] = [];
  const starts = [0];
  for (let line = 0, start = 0; start <= text.length; line += 1) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (startsPlainly(text, start) || something.test(text.slice(start, end))) filled.push(line);
    start = end + 1;
    starts.push(start);
  }
  return {
    filled,
    cellsAt: (line) => splitAt(text.slice(starts[line], (starts[line + 1] ?? 0) - 1), delimiter),
  };
};

const quotedLines = (data: string[][]): Lines => ({
  filled: [...data.keys()].filter((line) => !data[line]?.every(isBlank)),
  cellsAt: (line) => data[line] ?? [],
});

class Row implements CsvRow {
  constructor(
    readonly line: number,
    private readonly table: { lines: Lines; named: number },
  ) {}

  get cells(): string[] {
    const { lines, named } = this.table;
    return withoutBlankTail(lines.cellsAt(this.line - 1), named);
  }
}

const tableOf = (lines: Lines, delimiter: Delimiter): Csv => {
  const above = lines.filled.slice(0, MOST_TITLES + 1).map(lines.cellsAt);
  const place = headerIn(above);
  const others = lines.filled.slice(place + 1);
  const first = above[place] ?? [];
  const named = namedIn(first);
  if (named === 0) return refuse(delimiter, [], { code: 'empty' });
  const table = { lines, named };
  const rows = others.map((line) => new Row(line + 1, table));
  // An unnamed column counts as soon as any row has a value in it.
  const used =
    first.length > named
      ? rows.reduce((most, { cells }) => Math.max(most, cells.length), named)
      : named;
  const header = first.slice(0, used).map((name) => name.trim());
  const problem = headerProblem(header) ?? rowsProblem(rows);
  if (problem) return refuse(delimiter, header, problem);
  return { delimiter, header, rows, ...(place > 0 && { titles: above.slice(0, place) }) };
};

/** The delimiter is the user's, that of a `sep=;` line, or found. */
export const parseCsv = (source: string, chosen?: Delimiter): Csv => {
  const text = source.replace(/^\uFEFF/, '');
  const sep = SEP_LINE.exec(text);
  const body = sep ? text.slice(sep[0].length) : text;
  const declared = sep?.[1] !== undefined && isDelimiter(sep[1]) ? sep[1] : undefined;
  const delimiter = chosen ?? declared ?? detectDelimiter(body);
  if (isBlank(body)) return refuse(delimiter, [], { code: 'empty' });

  const lines = withLineFeeds(body, delimiter);
  if (!lines.includes('"')) return tableOf(plainLines(lines, delimiter), delimiter);
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter, newline: '\n' });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  return quotes
    ? refuse(delimiter, [], { code: 'brokenQuote', line: (quotes.row ?? 0) + 1 })
    : tableOf(quotedLines(data), delimiter);
};
