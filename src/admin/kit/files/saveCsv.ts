import { saveBlob } from './saveBlob.ts';

/** Downloads a CSV. */
export const saveCsv = (name: string, csv: string): void =>
  saveBlob(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
