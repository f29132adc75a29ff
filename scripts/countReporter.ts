import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';

import type { Reporter } from 'vitest/node';

import { countFiles, type FileOfTests } from './testCounts.ts';

/**
 * Writes the counts to the file named by COUNTS_FILE. Vitest's own report holds everything axe says about
 * each story, tens of megabytes for two numbers.
 */
export default class CountReporter implements Reporter {
  async onTestRunEnd(files: Iterable<FileOfTests>): Promise<void> {
    const file = process.env['COUNTS_FILE'];
    if (!file) throw new Error('COUNTS_FILE names no file.');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(countFiles(files)));
  }
}
