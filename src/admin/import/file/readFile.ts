import {
  decodeCsv,
  type Decoded,
  type DecodeRefusal,
  type Encoding,
} from '../../../domain/csv/decode.ts';
import { fileProblem, type FileProblem } from '../../../domain/csv/fileChecks.ts';
import { csvRefusal, parseCsv, type Csv, type CsvProblem } from '../../../domain/csv/parse.ts';
import { yieldToMain } from '../../kit/files/yieldToMain.ts';

export type FileRefusal = FileProblem | DecodeRefusal | CsvProblem;

/** A file that can be imported, with what was found out about it. */
export interface ReadFile {
  name: string;
  bytes: Uint8Array;
  decoded: Exclude<Decoded, { refused: DecodeRefusal }>;
  csv: Csv;
}

export type FileReading = { file: ReadFile } | { refusal: FileRefusal };

/** Reads bytes as a table, in the encoding that was found or that the user chose. */
export const readBytes = async (
  name: string,
  bytes: Uint8Array,
  encoding?: Encoding,
): Promise<FileReading> => {
  const decoded = decodeCsv(bytes, encoding);
  if ('refused' in decoded) return { refusal: decoded.refused };
  await yieldToMain();
  const csv = parseCsv(decoded.text);
  await yieldToMain();
  const refusal = csvRefusal(csv);
  return refusal ? { refusal } : { file: { name, bytes, decoded, csv } };
};

/** Judges a chosen file before reading it, then reads it. */
export const readFile = async (file: File): Promise<FileReading> => {
  const refusal = fileProblem(file);
  if (refusal) return { refusal };
  return readBytes(file.name, new Uint8Array(await file.arrayBuffer()));
};
