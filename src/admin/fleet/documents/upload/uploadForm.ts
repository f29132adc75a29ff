import { isApiError } from '../../../../dataProvider/apiError.ts';
import type { DocumentField } from '../../../../domain/documents/documents.ts';
import type { NewDate } from '../../../../domain/expiries/renewal.ts';

export type StartValues = Partial<Record<DocumentField | 'id', unknown>>;

type FileValues = StartValues & {
  /** Whether to set the holder's expiry date too; undefined until the user decides. */
  sets_date?: boolean;
  /** Whether it replaces the holder's current document of its kind; undefined until the user decides. */
  replaces?: boolean;
};

/** The holder, shared by all files, and the other fields of each file by its key. */
export interface UploadFormValues {
  holder_type?: unknown;
  holder_id?: unknown;
  files?: Record<string, FileValues>;
}

export const fieldsPath = (key: string) => `files.${key}`;

const OF_ALL = ['holder_type', 'holder_id'];

/** That of the holder's date goes to `expiry_date`. */
export const fieldErrors = (
  key: string,
  error: unknown,
  newDate?: NewDate,
): Record<string, unknown> => {
  const serverErrors = isApiError(error) ? (error.fieldErrors ?? {}) : {};
  const ofDate = newDate && serverErrors[newDate.field];
  const errors = ofDate ? { expiry_date: ofDate } : serverErrors;
  const entries = Object.entries(errors).filter(([field]) => field !== 'file');
  const ofAll = entries.filter(([field]) => OF_ALL.includes(field));
  const ofFile = entries.filter(([field]) => !OF_ALL.includes(field));
  return {
    ...Object.fromEntries(ofAll),
    ...(ofFile.length > 0 && { files: { [key]: Object.fromEntries(ofFile) } }),
  };
};
