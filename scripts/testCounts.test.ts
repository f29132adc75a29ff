import { expect, it } from 'vitest';

import { readCounts, readReport } from './testCounts.ts';

it("reads vitest's report", () => {
  const report = { numPassedTests: 12, numFailedTests: 2, numFailedTestSuites: 1 };
  expect(readCounts(JSON.stringify(report))).toEqual({ passed: 12, failed: 2 });
});

it('counts a file of tests that could not run as a failure', () => {
  const report = { numPassedTests: 12, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(readCounts(JSON.stringify(report))).toEqual({ passed: 12, failed: 1 });
});

it("reads Playwright's report", () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: ['x'] };
  expect(readCounts(JSON.stringify(report))).toEqual({ passed: 8, failed: 2 });
});

it('takes a missing report as a failure', async () => {
  expect(await readReport('/nonexistent/report.json')).toEqual({ passed: 0, failed: 1 });
});
