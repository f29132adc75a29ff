import Papa from 'papaparse';

import { MAX_CSV_ROWS } from '../src/domain/csv/parse.ts';
import { toCsv, type CsvCell } from '../src/domain/csv/write.ts';
import { invalid, Refusal, type Json, type Reply } from './call.ts';

export interface CsvRow {
  /** The line on which the row begins; the header is line 1. */
  line: number;
  values: Json;
}

const LINE_END = /\r\n|\r/g;

const decode = (bytes: Uint8Array): string => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(LINE_END, '\n');
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw new Refusal(422, 'The file is not UTF-8');
};

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Counts up to increasing offsets, without reading the text again. */
const lineCounter = (text: string) => {
  let line = 1;
  let counted = 0;
  return (offset: number) => {
    for (; counted < offset; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
};

/** Of the columns, those of the fields, if these are given: each row would take room for all others too. */
export const parseCsv = (
  bytes: Uint8Array,
  fields?: object,
): { header: string[]; rows: CsvRow[] } => {
  const text = decode(bytes);
  const lineAt = lineCounter(text);
  const rows: CsvRow[] = [];
  let header: string[] | undefined;
  let columns: (readonly [name: string, index: number])[] = [];
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter: ',',
    step: ({ data, meta, errors }) => {
      const line = lineAt(start);
      if (errors.some(({ type }) => type === 'Quotes')) {
        throw invalid({ file: `Line ${line}: quotes do not match` });
      }
      start = meta.cursor;
      if (isBlank(data)) return;
      if (!header) {
        header = data.map((name) => name.trim());
        columns = [...new Map(header.map((name, index) => [name, index]))].filter(
          ([name]) => !fields || Object.hasOwn(fields, name),
        );
        return;
      }
      if (rows.length === MAX_CSV_ROWS) throw invalid({ file: `More than ${MAX_CSV_ROWS} rows` });
      rows.push({ line, values: Object.fromEntries(columns.map(([name, i]) => [name, data[i]])) });
    },
  });
  return { header: header ?? [], rows };
};

export const csvReply = (fileName: string, rows: readonly object[], columns: string[]): Reply => {
  const cells = rows.map((row) => {
    const values = new Map<string, CsvCell>(Object.entries(row));
    return columns.map((name) => values.get(name));
  });
  return {
    status: 200,
    bytes: new TextEncoder().encode(toCsv(columns, cells)),
    contentType: 'text/csv; charset=utf-8',
    fileName,
  };
};
