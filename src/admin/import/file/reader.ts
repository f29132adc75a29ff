import { foldName } from '../../../domain/base/fold.ts';
import { searchable, searcherOf } from '../../../domain/base/search.ts';
import { decodeCsv, type Encoding } from '../../../domain/csv/decode.ts';
import { fileProblem } from '../../../domain/csv/fileChecks.ts';
import { parseCsv, type Csv, type CsvRow } from '../../../domain/csv/parse.ts';
import { withCorrection, type Corrections } from '../../../domain/import/corrections.ts';
import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { ImportTable, RecordIds } from '../../../domain/import/importTable.ts';
import { hasDates, suggestMapping } from '../../../domain/import/mapping.ts';
import { PLANNED_AT_ONCE, rowPlanner, type RowPlanner } from '../../../domain/import/rowPlanner.ts';
import { recordTypes } from '../../../domain/recordTypes.ts';
import type { FileReading, Question, Questions, Reply, Settings } from './messages.ts';

/** Yields to incoming messages, one of which may make the current work obsolete. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const tableOf = async (resource: string): Promise<ImportTable> => {
  const source = Object.entries(recordTypes).find(([name]) => name === resource)?.[1];
  const table = await source?.loadImport?.();
  if (!table) throw new Error(`${resource} is not imported`);
  return table;
};

const samplesOf = ({ header, rows }: Csv): string[] =>
  header.map((_, column) => {
    const row = rows.find(({ cells }) => (cells[column] ?? '').trim() !== '');
    return (row?.cells[column] ?? '').slice(0, 500);
  });

type Opened = Questions['open']['ask'];

interface Held extends Opened {
  table: ImportTable;
  bytes: Uint8Array;
  csv: Csv;
}

type Answers = {
  [Name in keyof Questions]: (
    ask: Questions[Name]['ask'],
    send: (entries: ImportEntry[]) => void,
  ) => Questions[Name]['answer'] | Promise<Questions[Name]['answer']>;
};

/** Off the main thread, by messages, so that even a long file leaves the page responsive. */
export const createReader = (post: (reply: Reply) => void) => {
  let held: Held | undefined;
  let stored: Questions['stored']['ask']['records'][number][] = [];
  let names: Record<string, RecordIds> = {};
  let corrections: Corrections = new Map();
  let settings: Settings | undefined;
  let planner: RowPlanner | undefined;
  let plans = 0;
  /** The last of these that was completed. */
  let completed = 0;
  let searchTexts: string[] | undefined;

  const opened = (): Held => {
    if (!held) throw new Error('No file is open');
    return held;
  };

  const read = (source: Omit<Held, 'csv'>, encoding?: Encoding): FileReading => {
    const decoded = decodeCsv(source.bytes, encoding);
    if ('refused' in decoded) return { refusal: decoded.refused };
    const { text, ...about } = decoded;
    const csv = parseCsv(text);
    if (csv.refusal) return { refusal: csv.refusal };
    held = { ...source, csv };
    searchTexts = undefined;
    const { header, delimiter } = csv;
    return {
      file: {
        name: source.file.name,
        decoded: about,
        csv: { header, delimiter },
        rows: csv.rows.length,
        samples: samplesOf(csv),
        mapping: suggestMapping(header, source.table, source.labels),
      },
    };
  };

  const searchTextOf = ({ line, cells }: CsvRow): string => {
    const typed = Object.values(corrections.get(line) ?? {}).map((one) => one?.text ?? '');
    return searchable([...cells, ...typed].join('\n'));
  };

  const begin = (wanted: Settings) => {
    const { table, csv, timeZone } = opened();
    settings = wanted;
    const setup = { ...wanted, table, csv, timeZone, names, corrections };
    planner = rowPlanner({ ...setup, existing: stored });
    return { planner, csv, hasDates: hasDates(csv.rows, table, wanted.mapping) };
  };

  const answers: Answers = {
    open: async (ask) => {
      const refusal = fileProblem(ask.file);
      if (refusal) return { refusal };
      const [table, bytes] = await Promise.all([tableOf(ask.resource), ask.file.arrayBuffer()]);
      return read({ ...ask, table, bytes: new Uint8Array(bytes) });
    },
    readAs: ({ encoding }) => read(opened(), encoding),
    stored: ({ records, isFirst }) => {
      stored = isFirst ? [...records] : stored.concat(records);
      return null;
    },
    names: (ask) => {
      names = Object.fromEntries(
        Object.entries(ask.names).map(([field, list]) => [
          field,
          new Map([...list.map(([name, id]) => [foldName(name), id] as const), ...list]),
        ]),
      );
      return null;
    },
    plan: async (ask, send) => {
      const mine = (plans += 1);
      const begun = begin(ask.settings);
      for (let from = 0; from < begun.csv.rows.length; from += PLANNED_AT_ONCE) {
        send(begun.csv.rows.slice(from, from + PLANNED_AT_ONCE).map(begun.planner.next));
        await nextTask();
        if (mine !== plans) return null;
      }
      completed = mine;
      const { dateOrder, hasGaps } = begun.planner;
      return { dateOrder: dateOrder(), hasDates: begun.hasDates, hasGaps: hasGaps() };
    },
    correct: async ({ line, field, text }) => {
      // A row can be planned again only after all have been planned once.
      while (completed !== plans) await nextTask();
      const columns = settings?.mapping[field] ?? [];
      corrections = withCorrection(corrections, line, field, { columns, text });
      const { rows } = opened().csv;
      const index = rows.findIndex((row) => row.line === line);
      const row = rows[index];
      if (searchTexts && row) searchTexts[index] = searchTextOf(row);
      return {
        entries: planner?.again(line, corrections) ?? [],
        hasGaps: planner?.hasGaps() === true,
      };
    },
    find: ({ text }) => {
      const { csv } = opened();
      searchTexts ??= csv.rows.map(searchTextOf);
      const isFound = searcherOf(text);
      const texts = searchTexts;
      return csv.rows.flatMap(({ line }, index) => (isFound(texts[index] ?? '') ? [line] : []));
    },
  };

  return async (question: Question): Promise<void> => {
    const { id, name } = question;
    try {
      const answerOf = answers[name] as (
        ask: Question,
        send: (entries: ImportEntry[]) => void,
      ) => Promise<Questions[typeof name]['answer']>;
      const answer = await answerOf(question, (entries) => post({ id, entries }));
      post({ id, answer });
    } catch (error) {
      post({ id, failed: String(error) });
    }
  };
};
