import { expect, test as base } from '@playwright/test';

import type { Counts, Dialect } from '../../mock-api/options.ts';
import type { BuildName } from '../../scripts/builds.ts';
import type { MockControl } from './mockControl.ts';
import { Problems } from './problems.ts';
import { startStack, type Stack } from './stack.ts';

export { expect } from '@playwright/test';
export { axe } from './accessibility.ts';
export { accountOf, signIn, submitSignIn } from './signIn.ts';

interface TestFixtures {
  /** The mock API: its log, its stored data, its faults. Starts over before each test. */
  api: MockControl;
  /** What went wrong in the browser; the test fails on any that is not allowed. */
  problems: Problems;
}

interface WorkerOptions {
  build: BuildName;
  dialect: Dialect;
  counts: Partial<Counts>;
  stack: Stack;
}

export const test = base.extend<TestFixtures, WorkerOptions>({
  build: ['production', { option: true, scope: 'worker' }],
  dialect: ['full', { option: true, scope: 'worker' }],
  counts: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ build, dialect, counts }, provide) => {
      const stack = await startStack({ build, dialect, counts });
      await provide(stack);
      await stack.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.url),
  api: [
    async ({ stack }, provide) => {
      await stack.reset();
      await provide(stack.api);
    },
    { auto: true },
  ],
  problems: [
    async ({ context, stack }, provide) => {
      const problems = new Problems();
      await problems.watch(context, stack.url);
      await provide(problems);
      expect(problems.unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
