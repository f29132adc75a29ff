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
