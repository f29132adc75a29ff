import { saveBlob } from '../kit/files/saveBlob.ts';

/** Hands a CSV to the user as a download. */
export const saveFile = (name: string, csv: string): void =>
  saveBlob(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
