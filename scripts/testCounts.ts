import { readFile } from 'node:fs/promises';

export interface TestCounts {
  passed: number;
  failed: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A test file as vitest's reporters get it. */
export interface FileOfTests {
  state: () => string;
  children: { allTests: () => Iterable<{ result: () => { state: string } }> };
}

/** Counts the tests of all files. A file that could not run at all counts as one failure. */
export const countFiles = (files: Iterable<FileOfTests>): TestCounts => {
  const counts: TestCounts = { passed: 0, failed: 0 };
  for (const file of files) {
    const states = [...file.children.allTests()].map((test) => test.result().state);
    const failed = states.filter((state) => state === 'failed').length;
    counts.passed += states.filter((state) => state === 'passed').length;
    counts.failed += failed === 0 && file.state() === 'failed' ? 1 : failed;
  }
  return counts;
};

/**
 * Reads the counts from Playwright's JSON report, or those that `countReporter.ts` wrote. A test that passed
 * on retry counts as passed, and Playwright lists it as flaky.
 */
export const readCounts = (json: string): TestCounts => {
  const report = JSON.parse(json) as TestCounts | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length };
  }
  return report;
};

export const readReport = async (file: string): Promise<TestCounts> => {
  try {
    return readCounts(await readFile(file, 'utf8'));
  } catch {
    // The tool exited before it could report.
    return { passed: 0, failed: 1 };
  }
};
