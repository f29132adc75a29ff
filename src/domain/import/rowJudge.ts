import { isNothing } from './compare.ts';
import {
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

export type Stored<Field extends string> = Partial<Record<Field, unknown>> | undefined;
type Problems<Field extends string> = Partial<Record<Field, CellProblem>>;

interface Judgement<Field extends string> {
  record: ImportRecord<Field>;
  problems: Problems<Field>;
}

export const NO_PROBLEMS = Object.freeze({});

interface JudgeSetup<Field extends string> {
  table: ImportTable<Field>;
  mapping: Mapping<Field>;
  emptyCells?: EmptyCells;
  given: readonly Field[];
}

const columnsOf = <Field extends string>(setup: JudgeSetup<Field>) => {
  const { table, mapping, emptyCells = 'keep', given } = setup;
  return sentFields(table, mapping).map((field) => {
    const rule = table.fields[field];
    const isChoice = rule.kind === 'choice';
    return {
      field,
      /** Of its reading; negative if the file has none. */
      index: given.indexOf(field),
      check: table.checks.fields[field],
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
export const rowJudge = <Field extends string>(setup: JudgeSetup<Field>) => {
  const { table, given } = setup;
  const { complete, checks } = table;
  const columns = columnsOf(setup);
  const blank = Object.fromEntries(columns.map(({ field }) => [field, null]));
  const absent = fieldsOf(table).flatMap((field) => {
    const fault = field in blank ? undefined : checks.fields[field](undefined);
    return fault ? [[field, fault] as const] : [];
  });

  const complain = (to: Judgement<Field>, field: Field, problem: CellProblem): void => {
    if (to.problems === NO_PROBLEMS) to.problems = {};
    to.problems[field] = problem;
  };

  const completed = (judgement: Judgement<Field>): void => {
    const { record, problems } = judgement;
    const found = complete?.from(record) ?? record;
    for (const field of complete?.into ?? []) {
      if (!isNothing(record[field])) continue;
      const value = found[field] ?? null;
      record[field] = value;
      const fault = checks.fields[field](value);
      if (fault) complain(judgement, field, fault);
      else delete problems[field];
    }
    if (Object.keys(judgement.problems).length === 0) judgement.problems = NO_PROBLEMS;
  };

  const together = (judgement: Judgement<Field>, stored: Stored<Field>): void => {
    const { record, problems } = judgement;
    const found = checks.across?.(stored ? { ...stored, ...record } : record) ?? {};
    for (const field of stored ? given : fieldsOf(table)) {
      const problem = (found as Problems<Field>)[field];
      if (problem && !problems[field]) complain(judgement, field, problem);
    }
  };

  return (readings: readonly Reading[], stored: Stored<Field>): Judgement<Field> => {
    // A copy has its fields from the start, which is faster than adding them one by one.
    const record = { ...blank } as ImportRecord<Field>;
    const judgement: Judgement<Field> = { record, problems: NO_PROBLEMS };
    for (const { field, index, check, fallback, isKept, keepsEmpty } of columns) {
      const reading = readings[index] ?? NO_COLUMN;
      const old = stored?.[field];
      const isStored = typeof old === 'number' || (typeof old === 'string' && old !== '');
      const isEmpty = isNothing(reading.value);
      let value = isEmpty ? fallback : reading.value;
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
