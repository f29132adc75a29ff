import { expect, it } from 'vitest';

import { countFiles, readCounts, readReport } from './testCounts.ts';

const file = (state: string, ...tests: string[]) => ({
  state: () => state,
  children: { allTests: () => tests.map((test) => ({ result: () => ({ state: test }) })) },
});

it('counts the tests of all files', () => {
  const files = [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'failed')];
  expect(countFiles(files)).toEqual({ passed: 2, failed: 2 });
});

it('counts a test file that could not run as a failure, besides another file’s failed tests', () => {
  const files = [file('failed'), file('failed', 'passed', 'failed')];
  expect(countFiles(files)).toEqual({ passed: 1, failed: 2 });
});

it('reads counts as written', () => {
  const counts = { passed: 12, failed: 2 };
  expect(readCounts(JSON.stringify(counts))).toEqual(counts);
});

it("reads Playwright's report", () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: ['x'] };
  expect(readCounts(JSON.stringify(report))).toEqual({ passed: 8, failed: 2 });
});

it('treats a missing report as a failure', async () => {
  expect(await readReport('/nonexistent/report.json')).toEqual({ passed: 0, failed: 1 });
});
