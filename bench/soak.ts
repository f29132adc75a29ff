/**
 * `npm run bench -- soak --minutes 120 --seed 1`: each role uses its pages at the same time, in a window of its
 * own, in random order and without a pause, while reads fail at random. Fails on a page error, on a screen that
 * does not come, and if the heap after collection has grown by more than 10 % since the fifth minute. Code is no
 * leak: that of a form opened later is not counted, and the engine compiles none.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

import { navigateInApp } from '../e2e/support/inApp.ts';
import { Problems } from '../e2e/support/problems.ts';
import { GENERIC, PAGES, ROLES } from '../e2e/support/rolesTable.ts';
import { openAs, type DemoRole } from '../e2e/support/signIn.ts';
import { startStack, type Stack } from '../e2e/support/stack.ts';
import { READ_KINDS } from '../mock-api/testing/faultKinds.ts';
import { browserFlags, browserPath } from '../scripts/browserFlags.ts';
import { BUILDS } from '../scripts/builds.ts';
import { table } from './table.ts';

/** Until then caches fill; what grows afterwards is a leak. */
const BASELINE_MINUTE = 5;
/** For each role. In five minutes a slow machine opens few, and would load most code afterwards. */
const BASELINE_SCREENS = 1200;
const MAX_GROWTH = 0.1;
const FAULTY_STEPS = 0.2;
/** How long a screen may take beside other work; one that does not come takes for ever. */
const PATIENCE_MS = 300_000;
/** Longer than react-query keeps what no screen shows. */
const CACHE_EXPIRY_MS = 330_000;
const MOMENT_MS = 2000;
/** A screen may still be giving way to another. */
const LOOKS = 3;
/** Compiled code would grow for as long as functions become frequent. */
const INTERPRETED = '--js-flags=--no-opt --no-sparkplug --no-maglev';

/** A refusal would be remembered, and the screens would show less from then on. */
const KINDS = READ_KINDS.filter(({ name }) => name !== '403 JSON');

/** Loads again what could not be loaded. */
const RETRY = 'main [role="alert"] button';

/** What changes nothing on the server, wherever it is found on a screen. */
const HARMLESS = [
  'main a:is([href^="/admin/"], [href^="/fleet/"], [href^="/diesel/"]):not([download], [target])',
  'main thead button',
  'main [role="tab"]',
];

interface User {
  role: DemoRole;
  page: Page;
  devtools: CDPSession;
  addresses: readonly string[];
  problems: Problems;
  /** The bytes of each script that the page has fetched. */
  scripts: Map<string, number>;
  steps: number;
}

type Random = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomOf = (seed: number): Random => {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const oneOf = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

const signIn = async (browser: Browser, { url }: Stack, role: DemoRole): Promise<User> => {
  const own = PAGES.filter(([, owner]) => owner === role).map(([address]) => address);
  const addresses = role === GENERIC ? ['/dashboard', '/profile'] : own;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const problems = new Problems();
  problems.allow(/Failed to load resource/);
  await problems.watch(context, url);
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    scripts.set(pathname, statSync(join(BUILDS.production.outDir, pathname)).size);
  });
  await openAs(page, role, addresses[0] ?? '/');
  const devtools = await context.newCDPSession(page);
  return { role, page, devtools, addresses, problems, scripts, steps: 0 };
};

const open = async ({ page }: User, address: string): Promise<void> => {
  await navigateInApp(page, address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

/**
 * Presses one of what a selector finds, unless something lies over it. Playwright's own click would keep a
 * screen in memory that gives way meanwhile.
 */
const press = (page: Page, selector: string, place: number): Promise<void> =>
  page.evaluate(
    ([found, at]) => {
      const all = [...document.querySelectorAll<HTMLElement>(found)];
      const chosen = all[Math.floor(at * all.length)];
      if (!chosen) return;
      chosen.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = chosen.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (chosen.contains(hit)) chosen.click();
    },
    [selector, place] as const,
  );

/** Opens a page at random, often while a read fails, and does something harmless there. */
const step = async (user: User, { api }: Stack, random: Random): Promise<void> => {
  const { page, addresses } = user;
  const kind = random() < FAULTY_STEPS ? oneOf(KINDS, random) : undefined;
  if (kind) await api.fault({ ...kind.fault, path: '/*', times: 1 });
  await open(user, oneOf(addresses, random) ?? '/');
  await press(page, RETRY, 0);
  await press(page, oneOf(HARMLESS, random) ?? 'main', random());
  user.steps += 1;
};

/** In bytes after collection and without the scripts. */
const heapOf = async (user: User): Promise<number> => {
  const sizes: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await wait(MOMENT_MS);
    await user.devtools.send('HeapProfiler.collectGarbage');
    sizes.push((await user.devtools.send('Runtime.getHeapUsage')).usedSize);
  }
  const code = [...user.scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  return Math.min(...sizes) - code;
};

/** Until a moment, and until each user has seen so many screens. */
const workUntil = (
  users: readonly User[],
  stack: Stack,
  random: Random,
  { end, screens }: { end: number; screens: number },
) =>
  Promise.all(
    users.map(async (user) => {
      while (performance.now() < end || user.steps < screens) await step(user, stack, random);
    }),
  );

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

/** Runs it on the build that is there; returns what is wrong. */
export const soak = async (): Promise<string[]> => {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '120' },
      seed: { type: 'string', default: '1' },
    },
  });
  const minutes = Number(values.minutes);
  const random = randomOf(Number(values.seed));
  const stack = await startStack();
  const browser = await chromium.launch({
    args: [...browserFlags, INTERPRETED],
    executablePath: browserPath,
  });
  const users: User[] = [];
  for (const role of ROLES) users.push(await signIn(browser, stack, role));
  // The code of a screen stays in memory once it has been opened.
  await Promise.all(
    users.map(async (user) => {
      for (const address of user.addresses) await open(user, address);
    }),
  );
  const heapsAfter = async (minute: number, screens = 0) => {
    await workUntil(users, stack, random, { end: performance.now() + minute * 60_000, screens });
    await stack.api.clearFaults();
    // Always on the same page, so that what was opened before does not count.
    for (const user of users) await open(user, user.addresses.at(-1) ?? '/');
    await wait(CACHE_EXPIRY_MS);
    const found: number[] = [];
    for (const user of users) found.push(await heapOf(user));
    const steps = users.reduce((sum, user) => sum + user.steps, 0);
    console.log(`after ${steps} screens: ${found.map(megabytes).join(', ')} MB`);
    return found;
  };
  const baseline = Math.min(BASELINE_MINUTE, minutes / 8);
  const before = await heapsAfter(baseline, (BASELINE_SCREENS * baseline) / BASELINE_MINUTE);
  const after = await heapsAfter(minutes - baseline);
  await browser.close();
  await stack.close();

  const rows = users.map(({ role, steps }, place) => {
    const [from = 0, to = 0] = [before[place], after[place]];
    return { role, steps, from, to, growth: to / from - 1 };
  });
  const head = [
    `${minutes} minutes, seed ${values.seed}`,
    'screens',
    'MB then',
    'MB now',
    'growth',
  ];
  const cells = rows.map(({ role, steps, from, to, growth }) => [
    role,
    String(steps),
    megabytes(from),
    megabytes(to),
    `${(growth * 100).toFixed(1)} %`,
  ]);
  console.log(`\n${table([head, ...cells])}`);
  return [
    ...rows.flatMap(({ role, growth }) => (growth > MAX_GROWTH ? `${role}: the heap grew` : [])),
    ...users.flatMap(({ role, problems }) => problems.unexpected.map((text) => `${role}: ${text}`)),
  ];
};
