import {
  date,
  integer,
  isEmpty,
  maxLength,
  oneOf,
  problemsOf,
  required,
  type Check,
  type Problems,
} from '../base/validation.ts';
import { DOCUMENT_CATEGORIES, HOLDER_TYPES, type DocumentField } from './document.ts';

/** A document needs a title and a category; the rest may be empty. */
export const documentChecks = {
  title: [required, maxLength(255)],
  category: [required, oneOf(DOCUMENT_CATEGORIES)],
  holder_type: [oneOf(HOLDER_TYPES)],
  holder_id: [integer],
  document_number: [maxLength(100)],
  issuing_authority: [maxLength(255)],
  issue_date: [date],
  expiry_date: [date],
  notes: [maxLength(2000)],
  replaces_id: [integer],
} satisfies Record<DocumentField, readonly Check[]>;

type Draft = Partial<Record<DocumentField, unknown>>;

/** A holder is a type and an id: one without the other says nothing. */
const holderProblems = ({ holder_type, holder_id }: Draft): Problems<DocumentField> => {
  if (isEmpty(holder_type) === isEmpty(holder_id)) return {};
  return isEmpty(holder_id)
    ? { holder_id: { code: 'required' } }
    : { holder_type: { code: 'required' } };
};

const periodProblems = ({ issue_date, expiry_date }: Draft): Problems<DocumentField> =>
  !isEmpty(issue_date) && !isEmpty(expiry_date) && String(expiry_date) < String(issue_date)
    ? { expiry_date: { code: 'beforeIssue' } }
    : {};

/** What is wrong with several fields of a document together. */
export const documentPairProblems = (document: Draft): Problems<DocumentField> => ({
  ...holderProblems(document),
  ...periodProblems(document),
});

/** What is wrong with a document, by field. Whether its holder is there is for the caller to add. */
export const documentProblems = (document: Draft): Problems<DocumentField> => ({
  ...documentPairProblems(document),
  ...problemsOf<DocumentField>(documentChecks, document),
});
