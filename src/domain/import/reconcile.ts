import { foldKey } from '../base/fold.ts';
import { differencesOf, type Difference } from './compare.ts';
import type { ImportRecord } from './importTable.ts';
import { readServerAnswer, type ServerWords } from './serverAnswer.ts';

/** What happened to the rows that were sent, judged by the rows that the server has now. */
interface ImportOutcome {
  /** Keys that the server now has with every value that was sent. */
  arrived: string[];
  /** Keys that exist with other values than those sent (`old` is the server's, `new` ours). */
  altered: { key: string; line: number; differences: Difference[] }[];
  /** Not there, or someone else's; with the server's reason if it gave one. */
  missing: { key: string; line: number; reason?: string }[];
  /** The server's messages that concern no missing row, each once. */
  notes: string[];
}

interface SentImport {
  keys: readonly string[];
  /** The rows that were sent, in the order of the file that was sent. */
  sent: readonly { line: number; record: ImportRecord }[];
  find: (record: ImportRecord) => Record<string, unknown> | undefined;
  /** The body of the server's answer, whatever it is; undefined if it was lost. */
  answer: unknown;
}

/** Attaches the server's reasons to the missing rows; other messages become notes. */
const explain = (
  outcome: ImportOutcome,
  sentKeys: readonly string[],
  answer: readonly ServerWords[],
) => {
  const missing = new Map(outcome.missing.map((row) => [foldKey(row.key), row]));
  const altered = new Map(outcome.altered.map((row) => [foldKey(row.key), row]));
  const rows = answer.map(({ row }) => row).filter((row) => row !== undefined);
  // Servers count rows with or without the header: trusted only if exactly one way names missing rows.
  const origins = [2, 1].filter((origin) =>
    rows.every((row) => missing.has(foldKey(sentKeys[row - origin]))),
  );
  const byRow = (row: number) =>
    origins.length === 1 ? sentKeys[row - (origins[0] ?? 0)] : undefined;
  const byWords = (words: string) =>
    words.split(/[\s,;:.'"()]+/).find((word) => word !== '' && missing.has(foldKey(word)));

  for (const { words, key, row, isRefusal } of answer) {
    const named = key ?? (row === undefined ? byWords(words) : byRow(row));
    const other = isRefusal ? altered.get(foldKey(key)) : undefined;
    if (other) {
      // The existing record is not the one that was sent.
      altered.delete(foldKey(key));
      outcome.missing.push({ key: other.key, line: other.line, reason: words });
      continue;
    }
    const target = missing.get(foldKey(named));
    if (target && target.reason === undefined) target.reason = words;
    else outcome.notes.push(words);
  }
  outcome.altered = [...altered.values()];
  outcome.notes = [...new Set(outcome.notes)];
};

/**
 * Compares what was sent with what the server has: its answer may be lost, or only `{"success":
 * true}`, and merely explains what is missing.
 */
export const reconcileImport = ({ keys, sent, find, answer }: SentImport): ImportOutcome => {
  const outcome: ImportOutcome = { arrived: [], altered: [], missing: [], notes: [] };
  const sentKeys: string[] = [];
  for (const { record, line } of sent) {
    const key = keys.map((field) => String(record[field] ?? '')).join(' ');
    sentKeys.push(key);
    const stored = find(record);
    if (!stored) {
      outcome.missing.push({ key, line });
      continue;
    }
    const fields = Object.keys(record).filter((field) => !keys.includes(field));
    const differences = differencesOf(fields, stored, record);
    if (differences.length === 0) outcome.arrived.push(key);
    else outcome.altered.push({ key, line, differences });
  }
  explain(outcome, sentKeys, readServerAnswer(answer, keys[0] ?? ''));
  return outcome;
};
