import type { Problem } from '../base/validation.ts';
import { fileType, type FileType } from './fileType.ts';

export interface FileRule {
  types: readonly FileType[];
  maxBytes: number;
}

const MEGABYTE = 1024 * 1024;

/** Megabytes for display: one decimal, omitted if it is zero. */
export const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;

const nameOf = (type: FileType) => type.replace(/^.*\//, '').toUpperCase();

export const fileProblem = (
  { types, maxBytes }: FileRule,
  { size, head }: { size: number; head: Uint8Array },
): Problem | undefined => {
  if (size === 0) return { code: 'emptyFile' };
  if (size > maxBytes) return { code: 'fileTooLarge', max: megabytes(maxBytes) };
  const type = fileType(head);
  return type && types.includes(type)
    ? undefined
    : { code: 'fileType', types: types.map(nameOf).join(', ') };
};
