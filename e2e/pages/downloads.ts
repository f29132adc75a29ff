import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

export interface CsvDownload {
  name: string;
  hasBom: boolean;
  header: string[];
  rows: string[][];
}

/** Presses something that saves a CSV without quoted cells and reads the file as bytes from disk. */
export const downloadedCsv = async (
  page: Page,
  press: () => Promise<void>,
): Promise<CsvDownload> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = await readFile(await download.path());
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const [header = [], ...rows] = text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  return {
    name: download.suggestedFilename(),
    hasBom: bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])),
    header,
    rows,
  };
};
