import { expect, test as base } from '@playwright/test';

import type { Counts, Dialect } from '../../mock-api/core/options.ts';
import type { BuildName } from '../../scripts/builds.ts';
import type { MockControl } from './mockControl.ts';
import { choicesOf, DIALECT, needsOwnServer } from './needs.ts';
import { Problems } from './problems.ts';
import { startServerStack } from './serverStack.ts';
import { startStack, type Stack } from './stack.ts';

export { expect } from '@playwright/test';
export { axe } from './accessibility.ts';
export { accountOf, openAs, signIn, submitSignIn, type DemoRole } from './signIn.ts';

/** Every test runs on this day, in the data and in the browser, in the company's time zone. */
export const TODAY = '2026-03-10';
export const NOW = `${TODAY}T10:00:00+04:00`;

interface TestFixtures {
  /** What answers the app: the product's own server, or the mock where a test needs its faults or what was sent. */
  backend: 'server' | 'mock';
  dialect: Dialect;
  counts: Partial<Counts>;
  stack: Stack;
  /** The API: its log, its stored data, of the mock its faults. Reset before each test. */
  api: MockControl;
  /** What went wrong in the browser; the test fails on anything that is not allowed. */
  problems: Problems;
}

interface WorkerOptions {
  build: BuildName;
  /** Starts what answers the app when it is first needed. */
  stacks: (backend: TestFixtures['backend']) => Promise<Stack>;
}

export const test = base.extend<TestFixtures, WorkerOptions>({
  build: ['production', { option: true, scope: 'worker' }],
  backend: ['server', { option: true }],
  dialect: [DIALECT, { option: true }],
  counts: [{}, { option: true }],
  stacks: [
    async ({ build }, provide) => {
      const started = new Map<string, Promise<Stack>>();
      await provide((backend) => {
        const start = backend === 'server' ? startServerStack : startStack;
        const stack = started.get(backend) ?? start({ build, today: TODAY });
        started.set(backend, stack);
        return stack;
      });
      for (const stack of started.values()) await (await stack).close();
    },
    { scope: 'worker' },
  ],
  stack: async ({ stacks, backend, dialect }, provide, { titlePath }) =>
    provide(await stacks(dialect === 'full' || needsOwnServer(titlePath) ? backend : 'mock')),
  baseURL: async ({ stack }, provide) => provide(stack.url),
  api: [
    async ({ stack, dialect, counts }, provide, { titlePath }) => {
      await stack.reset({ dialect, counts, choices: choicesOf(titlePath) });
      await provide(stack.api);
    },
    { auto: true },
  ],
  problems: [
    async ({ context, stack, dialect }, provide) => {
      const problems = new Problems();
      // What such a server refuses or lacks is asked once a page.
      if (dialect === 'foreign') problems.allow(/Failed to load resource.*40[345]/);
      await problems.watch(context, stack.url);
      // The day is fixed, the clock runs on.
      await context.clock.install({ time: NOW });
      await provide(problems);
      expect(problems.unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
