import { useMemo } from 'react';
import { useRecordContext } from 'react-admin';

import { firstProblem, required, type Check } from '../../../domain/base/validation.ts';

/** A react-admin validator for a value that no record holds, such as a password. */
export const checkValidator = (checks: readonly Check[]) =>
  Object.assign(
    (value: unknown) => {
      const problem = firstProblem(checks, value);
      return problem && { message: `validation.${problem.code}`, args: problem };
    },
    { isRequired: checks.includes(required) },
  );

/** An unchanged stored value is not the user's mistake: it passes, however odd it is. */
export const useValidator = (source: string, checks: readonly Check[]) => {
  const record = useRecordContext<Record<string, unknown> & { id: number }>();
  const stored = record?.[source];
  const isStored = record !== undefined;
  return useMemo(() => {
    const check = checkValidator(checks);
    return Object.assign(
      (value: unknown) => (isStored && value === stored ? undefined : check(value)),
      { isRequired: check.isRequired },
    );
  }, [checks, stored, isStored]);
};
