/**
 * `npm test`: every check in order, stopping at the first failure. `npm test -- unit e2e` runs only the named
 * steps.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { BUILDS, makeBuild, makeServer, ROOT, SERVER } from './builds.ts';
import { checkBuild } from './checkBuild.ts';
import { findBrowser } from './findBrowser.ts';
import { run } from './run.ts';
import { readReport, type TestCounts } from './testCounts.ts';

interface Step {
  name: string;
  needsBrowser?: boolean;
  /** Where the tool writes its counts. */
  report?: string;
  work: () => Promise<boolean>;
}

const REPORTS = join(ROOT, '.cache', 'reports');
const COUNT_REPORTER = join(ROOT, 'scripts', 'countReporter.ts');

const command = async (name: string, ...args: string[]) => (await run(name, args)) === 0;

const vitest = (project: string): Step => {
  const report = join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', `--reporter=${COUNT_REPORTER}`];
  return {
    name: project,
    needsBrowser: project === 'stories',
    report,
    work: async () => {
      const args = ['run', '--project', project, ...reporters];
      return (await run('vitest', args, { COUNTS_FILE: report })) === 0;
    },
  };
};

const build = async () => {
  await makeBuild('demo');
  await makeBuild('production');
  await makeServer();
  const problems = await checkBuild(BUILDS.production.outDir);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 && (await command('node', SERVER, '--help'));
};

const storybook = ['build', '--output-dir', 'storybook-static', '--quiet', '--disable-telemetry'];

const steps: readonly Step[] = [
  { name: 'lint', work: () => command('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'format', work: () => command('oxfmt', '--check') },
  { name: 'types', work: () => command('tsc', '--noEmit') },
  vitest('unit'),
  vitest('stories'),
  { name: 'build', work: build },
  { name: 'storybook', work: () => command('storybook', ...storybook) },
  {
    name: 'e2e',
    needsBrowser: true,
    report: join(REPORTS, 'e2e.json'),
    work: () => command('playwright', 'test', '--forbid-only'),
  },
];

const chosen = (names: readonly string[]): readonly Step[] => {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(`No step "${unknown}": ${steps.map(({ name }) => name).join(', ')}.`);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
};

const attempt = async ({ name, work }: Step): Promise<boolean> => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const passed = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return passed;
};

const main = async () => {
  const selected = chosen(process.argv.slice(2));
  await rm(REPORTS, { recursive: true, force: true });
  if (selected.some(({ needsBrowser }) => needsBrowser)) {
    const browser = await findBrowser();
    console.log(browser.how);
    process.env['CHROMIUM_PATH'] = browser.path;
  }
  const total: TestCounts = { passed: 0, failed: 0 };
  for (const step of selected) {
    const passed = await attempt(step);
    const counts = step.report ? await readReport(step.report) : { passed: 0, failed: 0 };
    total.passed += counts.passed;
    total.failed += passed ? counts.failed : Math.max(counts.failed, 1);
    if (!passed) {
      console.log(`\nStopped at the step "${step.name}".`);
      break;
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
