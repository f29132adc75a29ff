import { isNothing } from './compare.ts';
import {
  checkOf,
  fieldsOf,
  type CellProblem,
  type ImportRecord,
  type ImportTable,
  type ImportValue,
  type Mapping,
} from './importTable.ts';
import { sentFields } from './mapping.ts';
import { NO_COLUMN, type Reading } from './rowReader.ts';

/** What an empty cell does to a stored value. */
export type EmptyCells = 'keep' | 'clear';

export type Stored = Record<string, unknown> | undefined;
type Problems = Record<string, CellProblem>;

interface Judgement {
  record: ImportRecord;
  problems: Problems;
}

export const NO_PROBLEMS = Object.freeze({});

interface JudgeSetup {
  table: ImportTable;
  mapping: Mapping;
  emptyCells?: EmptyCells;
  given: readonly string[];
}

const columnsOf = (setup: JudgeSetup) => {
  const { table, mapping, emptyCells = 'keep', given } = setup;
  return sentFields(table, mapping).map((field) => {
    const rule = table.fields[field];
    const isChoice = rule?.kind === 'choice';
    return {
      field,
      /** Of its reading; negative if the file has none. */
      index: given.indexOf(field),
      check: checkOf(table, field),
      fallback: isChoice ? rule.fallback : null,
      // The server must find its record under the spelling that it knows.
      isKept: table.key.includes(field),
      keepsEmpty: emptyCells === 'keep' || isChoice,
    };
  });
};

/**
 * The stored record fills in for empty cells; of a stored record only the fields in the file are
 * checked.
 */
export const rowJudge = (setup: JudgeSetup) => {
  const { table, given } = setup;
  const { complete, checks } = table;
  const columns = columnsOf(setup);
  const blank = Object.fromEntries(columns.map(({ field }) => [field, null]));
  const absent = fieldsOf(table).flatMap((field) => {
    const fault = field in blank ? undefined : checkOf(table, field)(undefined);
    return fault ? [[field, fault] as const] : [];
  });

  const complain = (to: Judgement, field: string, problem: CellProblem): void => {
    if (to.problems === NO_PROBLEMS) to.problems = {};
    to.problems[field] = problem;
  };

  const completed = (judgement: Judgement): void => {
    const { record, problems } = judgement;
    const found = complete?.from(record) ?? record;
    for (const field of complete?.into ?? []) {
      if (!isNothing(record[field])) continue;
      const value = found[field] ?? null;
      record[field] = value;
      const fault = checkOf(table, field)(value);
      if (fault) complain(judgement, field, fault);
      else delete problems[field];
    }
    if (Object.keys(judgement.problems).length === 0) judgement.problems = NO_PROBLEMS;
  };

  const together = (judgement: Judgement, stored: Stored): void => {
    const { record, problems } = judgement;
    const found = checks.across?.(stored ? { ...stored, ...record } : record) ?? {};
    for (const field of stored ? given : fieldsOf(table)) {
      const problem = found[field];
      if (problem && !problems[field]) complain(judgement, field, problem);
    }
  };

  return (readings: readonly Reading[], stored: Stored): Judgement => {
    // A copy has its fields from the start, which is faster than adding them one by one.
    const record: ImportRecord = { ...blank };
    const judgement: Judgement = { record, problems: NO_PROBLEMS };
    for (const { field, index, check, fallback, isKept, keepsEmpty } of columns) {
      const reading = readings[index] ?? NO_COLUMN;
      const old = stored?.[field];
      const isStored = typeof old === 'number' || (typeof old === 'string' && old !== '');
      const isEmpty = isNothing(reading.value);
      let value = isEmpty && !stored ? fallback : reading.value;
      if (isStored && (isKept || (isEmpty && keepsEmpty))) value = old as ImportValue;
      record[field] = value;
      if (stored && index < 0) continue;
      const isAsRead = index >= 0 && value === reading.value;
      const problem = reading.problem ?? (isAsRead ? reading.fault : check(value));
      if (problem) complain(judgement, field, problem);
    }
    if (!stored) for (const [field, fault] of absent) complain(judgement, field, fault);
    if (complete && !stored) completed(judgement);
    if (checks.across) together(judgement, stored);
    return judgement;
  };
};
