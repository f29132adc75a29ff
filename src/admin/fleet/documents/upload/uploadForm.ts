import { isApiError } from '../../../../dataProvider/apiError.ts';
import type { DocumentField } from '../../../../domain/documents/documents.ts';
import type { NewDate } from '../../../../domain/expiries/renewal.ts';

/** What the fields of a file start with. */
export type StartValues = Partial<Record<DocumentField | 'id', unknown>>;

/** What the form holds of a file. */
export type FileValues = StartValues & {
  /** Whether its holder gets its expiry date; undefined until the user decides. */
  sets_date?: boolean;
};

/** What the form holds: the holder for all files, and the other fields of each by its key. */
export interface UploadFormValues {
  holder_type?: unknown;
  holder_id?: unknown;
  files?: Record<string, FileValues>;
}

/** Where the fields of a file stand in the form. */
export const fieldsPath = (key: string) => `files.${key}`;

const OF_ALL = ['holder_type', 'holder_id'];

/** What the server says of single fields, where the form has them: of a holder's date, at the document's. */
export const fieldErrors = (
  key: string,
  error: unknown,
  newDate?: NewDate,
): Record<string, unknown> => {
  const told = isApiError(error) ? (error.fieldErrors ?? {}) : {};
  const ofDate = newDate && told[newDate.field];
  const errors = ofDate ? { expiry_date: ofDate } : told;
  const entries = Object.entries(errors).filter(([field]) => field !== 'file');
  const ofAll = entries.filter(([field]) => OF_ALL.includes(field));
  const ofFile = entries.filter(([field]) => !OF_ALL.includes(field));
  return {
    ...Object.fromEntries(ofAll),
    ...(ofFile.length > 0 && { files: { [key]: Object.fromEntries(ofFile) } }),
  };
};
