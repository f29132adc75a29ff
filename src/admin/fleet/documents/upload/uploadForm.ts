import { isApiError } from '../../../../dataProvider/apiError.ts';
import type { DocumentField } from '../../../../domain/documents/documents.ts';

/** What the fields of a file start with. */
export type StartValues = Partial<Record<DocumentField | 'id', unknown>>;

/** What the form holds: the holder for all files, and the other fields of each by its key. */
export interface UploadFormValues {
  holder_type?: unknown;
  holder_id?: unknown;
  files?: Record<string, StartValues>;
}

/** Where the fields of a file stand in the form. */
export const fieldsPath = (key: string) => `files.${key}`;

const OF_ALL = ['holder_type', 'holder_id'];

/** What the server says of single fields, where the form has them. */
export const fieldErrors = (key: string, error: unknown): Record<string, unknown> => {
  const errors = isApiError(error) ? (error.fieldErrors ?? {}) : {};
  const entries = Object.entries(errors).filter(([field]) => field !== 'file');
  const ofAll = entries.filter(([field]) => OF_ALL.includes(field));
  const ofFile = entries.filter(([field]) => !OF_ALL.includes(field));
  return {
    ...Object.fromEntries(ofAll),
    ...(ofFile.length > 0 && { files: { [key]: Object.fromEntries(ofFile) } }),
  };
};
