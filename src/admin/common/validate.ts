import { firstProblem, required, type Check } from '../../domain/validation.ts';

/** Makes react-admin's validator of the rules in `domain`, so that form, import and API agree. */
export const validateWith = (checks: readonly Check[]) =>
  Object.assign(
    (value: unknown) => {
      const problem = firstProblem(checks, value);
      return problem && { message: `validation.${problem.code}`, args: problem };
    },
    { isRequired: checks.includes(required) },
  );
