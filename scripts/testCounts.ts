import { readFile } from 'node:fs/promises';

export interface TestCounts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/**
 * Counts of either tool's JSON report. A file that could not run at all counts as one failure; a
 * test that passed at the second look counts as passed, and its tool lists it as flaky.
 */
export const readCounts = (json: string): TestCounts => {
  const report = JSON.parse(json) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length };
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites } = report;
  const unrunnable = numFailedTests === 0 ? numFailedTestSuites : 0;
  return { passed: numPassedTests, failed: numFailedTests + unrunnable };
};

export const readReport = async (file: string): Promise<TestCounts> => {
  try {
    return readCounts(await readFile(file, 'utf8'));
  } catch {
    // The tool ended before it could report.
    return { passed: 0, failed: 1 };
  }
};
