import get from 'lodash/get.js';
import { useMemo } from 'react';
import { useRecordContext, useWrappedSource } from 'react-admin';
import type { RaRecord, Validator } from 'react-admin';

import { recordPath } from '../../../domain/access/recordPath.ts';
import { foldKey } from '../../../domain/base/fold.ts';
import { ownName } from '../../../domain/base/formats.ts';
import type { Problem } from '../../../domain/base/validation.ts';
import { problemsIn } from '../../../domain/records/checks.ts';
import type { AnyRecordType, Draft, RecordRule } from '../../../domain/records/recordType.ts';
import { foundBy, readAllRows } from '../allRows.ts';
import { useRecordType } from '../record/RecordTypeContext.ts';
import { useAppDataProvider } from '../useAppDataProvider.ts';
import { useSession } from '../useSession.ts';

const messageOf = (problem: Problem | undefined) =>
  problem && { message: `validation.${problem.code}`, args: problem };

type Unique = NonNullable<RecordRule['unique']>;

const keyRule = (key: string): Unique => ({
  field: key,
  holder: (rows: readonly Draft[], draft, ownId) =>
    foldKey(draft[key]) === ''
      ? undefined
      : rows.find((row) => row['id'] !== ownId && foldKey(row[key]) === foldKey(draft[key])),
});

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Whose the value is, and where to look at that record. */
const takenMessage = (
  { label }: AnyRecordType,
  { field, code }: Unique,
  holder: Draft,
  path: string | undefined,
) => {
  const [name, value] = [ownName(holder, label), textOf(holder[field])];
  const isItsName = name === '' || label === field;
  return {
    message: `validation.${code ?? (isItsName ? 'keyTaken' : 'takenBy')}`,
    args: { name, value, path },
  };
};

/**
 * The rules shared with import and API, plus uniqueness. A stored value that was not changed
 * passes, however odd it is. If the other rows cannot be loaded, the server decides.
 */
export const useFieldValidators = (source: string): Validator[] => {
  const type = useRecordType();
  const stored = useRecordContext<Draft & { id: number }>();
  const dataProvider = useAppDataProvider();
  const path = useWrappedSource(source);
  const role = useSession()?.user.role;
  return useMemo(() => {
    // In a form of several records, the fields of each are prefixed with a name.
    const root = path.slice(0, -source.length - 1);
    const draftIn = (values: Draft): Draft => (root ? (get(values, root) as Draft) : values);

    const isOld = (draft: Draft, problem: Problem) =>
      stored !== undefined &&
      draft[source] === stored[source] &&
      problemsIn(type, stored)[source]?.code === problem.code;

    const obeysRules = (_value: unknown, values: Draft) => {
      const draft = draftIn(values);
      const problem = problemsIn(type, draft)[source];
      return problem && !isOld(draft, problem) ? messageOf(problem) : undefined;
    };

    const rules = [
      type.key ? keyRule(type.key) : undefined,
      ...type.rules.map((rule) => rule.unique),
    ]
      .filter((rule) => rule !== undefined)
      .filter(({ field }) => field === source);

    const isUnique = async (_value: unknown, values: Draft) => {
      const draft = draftIn(values);
      if (problemsIn(type, draft)[source]) return undefined;
      const read = readAllRows(dataProvider, type.name, foundBy(textOf(draft[source])));
      const { data } = await read.catch(() => ({ data: [] }));
      for (const rule of rules) {
        const holder = rule.holder(data, draft, stored?.id) as RaRecord | undefined;
        if (holder) {
          return takenMessage(type, rule, holder, recordPath(role, type.name, holder.id));
        }
      }
      return undefined;
    };

    const isRequired = type.fields[source]?.required === true;
    return [Object.assign(obeysRules, { isRequired }), ...(rules.length > 0 ? [isUnique] : [])];
  }, [type, stored, dataProvider, source, path, role]);
};
