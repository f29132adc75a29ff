import type { Problem } from '../src/domain/base/validation.ts';
import type { FieldErrors } from './call.ts';

/** The domain's problems in a server's words: plain English, whatever the user's language. */
const inWords = (problem: Problem): string => {
  switch (problem.code) {
    case 'required':
      return 'This field is required';
    case 'tooLong':
      return `At most ${problem.max} characters`;
    case 'date':
      return 'Not a date (yyyy-MM-dd)';
    case 'email':
      return 'Not an email address';
    case 'phone':
      return 'Not a phone number';
    case 'integer':
      return 'Not a whole number';
    case 'number':
      return 'Not a number';
    case 'range':
      return `Must be from ${problem.min} to ${problem.max}`;
    case 'instant':
      return 'Not an instant (yyyy-MM-ddTHH:mm:ssZ)';
    case 'choice':
      return `Must be one of: ${problem.choices}`;
    case 'otherBranch':
      return 'Must be the name of another branch';
    case 'future':
      return 'Must not be in the future';
    case 'beforeCount':
      return 'Must be after the last count';
    case 'amountsDiffer':
      return 'Litres, unit price, net, VAT and total do not match';
    case 'timeZone':
      return 'Not a time zone';
    case 'weekend':
      return 'Not a list of at most six weekdays (0 to 6)';
    case 'taken':
      return 'Already taken';
    case 'onlyRefrigerated':
      return 'Only a refrigerated trailer has a temperature range';
    case 'belowLowest':
      return 'Must not be below the lowest temperature';
    case 'beforeIssue':
      return 'Must not be before the issue date';
    case 'phoneNumber':
      return 'Not a phone number that can be dialled';
    case 'trn':
      return 'Must have 15 digits';
    case 'website':
      return 'Must begin with http:// or https://';
    case 'passwordShort':
      return `Password must be at least ${problem.min} characters long`;
    case 'passwordCommon':
      return 'Too common a password';
    case 'passwordsDiffer':
      return "New passwords don't match";
    case 'emptyFile':
      return 'The file is empty';
    case 'fileTooLarge':
      return `Larger than ${problem.max} MB`;
    case 'tooManyPixels':
      return `Larger than ${problem.max} megapixels`;
    case 'fileType':
      return `Must be one of: ${problem.types}`;
  }
};

export const wordsFor = (problems: Partial<Record<string, Problem>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [[field, inWords(problem)]] : [],
    ),
  );
