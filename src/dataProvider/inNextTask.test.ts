import { describe, expect, it, vi } from 'vitest';

import { inNextTask } from './inNextTask.ts';

const page = (hidden: boolean, userActivation?: { hasBeenActive: boolean }) => {
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('navigator', { userActivation });
};

/** What has run by the end of this task, and by the end of the next. */
const order = async () => {
  const ran: string[] = [];
  inNextTask(() => ran.push('first'));
  inNextTask(() => ran.push('second'));
  await Promise.resolve();
  const soon = [...ran];
  await new Promise((resolve) => setTimeout(resolve));
  return { soon, later: ran };
};

const BOTH = ['first', 'second'];

describe('a callback', () => {
  it('waits for the next task until the page is first pressed', async () => {
    page(false, { hasBeenActive: false });
    expect(await order()).toEqual({ soon: [], later: BOTH });
  });

  it.each([
    ['the page has been pressed', false, { hasBeenActive: true }],
    ['the page is out of sight', true, { hasBeenActive: false }],
    ['the browser cannot tell', false, undefined],
  ] as const)('runs in this task if %s', async (_name, hidden, activation) => {
    page(hidden, activation);
    expect(await order()).toEqual({ soon: BOTH, later: BOTH });
  });

  it('runs in this task outside a page', async () => {
    vi.stubGlobal('document', undefined);
    expect((await order()).soon).toEqual(BOTH);
  });
});
