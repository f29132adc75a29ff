/**
 * `npm test`: every check, stage by stage, stopping after the first stage with a failure. The steps of a stage
 * run side by side, as each leaves a core idle; the last, which takes longest, prints as it goes.
 * `npm test -- unit e2e` runs only the named steps.
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
  /** `held`: prints its output at its end, as others run beside it. */
  work: (held: boolean) => Promise<boolean>;
}

const REPORTS = join(ROOT, '.cache', 'reports');
const COUNT_REPORTER = join(ROOT, 'scripts', 'countReporter.ts');

const command =
  (name: string, ...args: string[]) =>
  async (held: boolean) =>
    (await run(name, args, {}, held)) === 0;

const vitest = (project: string): Step => {
  const report = join(REPORTS, `${project}.json`);
  const reporters = ['--reporter=default', `--reporter=${COUNT_REPORTER}`];
  return {
    name: project,
    needsBrowser: project === 'stories',
    report,
    work: async (held) => {
      const args = ['run', '--project', project, ...reporters];
      return (await run('vitest', args, { COUNTS_FILE: report }, held)) === 0;
    },
  };
};

const build = async (held: boolean) => {
  const warn = (message: string) => {
    throw new Error(message);
  };
  await makeBuild('demo', warn);
  await makeBuild('production', warn);
  await makeServer();
  const problems = await checkBuild(BUILDS.production.outDir);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 && (await command('node', SERVER, '--help')(held));
};

const storybook = [
  'build',
  '--test',
  '--output-dir',
  '.cache/storybook',
  '--quiet',
  '--disable-telemetry',
];

const STAGES: readonly (readonly Step[])[] = [
  [
    { name: 'lint', work: command('oxlint', '--type-aware', '--deny-warnings') },
    { name: 'format', work: command('oxfmt', '--check') },
    { name: 'types', work: command('tsc', '--noEmit') },
    { name: 'storybook', work: command('storybook', ...storybook) },
    { name: 'build', work: build },
    vitest('unit'),
  ],
  [
    vitest('stories'),
    {
      name: 'e2e',
      needsBrowser: true,
      report: join(REPORTS, 'e2e.json'),
      work: command('playwright', 'test', '--forbid-only'),
    },
  ],
];

const chosen = (names: readonly string[]): readonly (readonly Step[])[] => {
  const known = STAGES.flat().map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`No step "${unknown}": ${known.join(', ')}.`);
  if (names.length === 0) return STAGES;
  return STAGES.map((stage) => stage.filter(({ name }) => names.includes(name)));
};

const attempt = async (step: Step, held: boolean): Promise<TestCounts> => {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const passed = await step.work(held).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  const counts = step.report ? await readReport(step.report) : { passed: 0, failed: 0 };
  return passed ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
};

const main = async () => {
  const stages = chosen(process.argv.slice(2));
  await rm(REPORTS, { recursive: true, force: true });
  if (stages.flat().some(({ needsBrowser }) => needsBrowser)) {
    const browser = await findBrowser();
    console.log(browser.how);
    process.env['CHROMIUM_PATH'] = browser.path;
  }
  const total: TestCounts = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const results = await Promise.all(stage.map((step) => attempt(step, step !== stage.at(-1))));
    for (const { passed, failed } of results) {
      total.passed += passed;
      total.failed += failed;
    }
    if (total.failed > 0) break;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
