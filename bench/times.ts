import type { Page } from 'playwright';

import { openBrowser } from './browser.ts';
import { LIST, listControls, openList, waitForList } from './list.ts';
import { fetchSession, storeSession } from './session.ts';

export interface Time {
  name: string;
  /** Undefined if it could not be measured; `why` then says so. */
  ms: number | undefined;
  why?: string;
}

/** Lighthouse's slow 4G, with a processor a quarter as fast. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;

/** This machine's speed at the moment: sorting and searching in plain script, best of six. */
export const calibrate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const round = () => {
      const start = performance.now();
      const rows = Array.from({ length: 60_000 }, (_, index) => ({
        key: `driver ${(index * 7919) % 60_013}`,
      }));
      rows.sort((a, b) => (a.key < b.key ? -1 : 1));
      rows.filter(({ key }) => key.includes('99'));
      return performance.now() - start;
    };
    return Math.min(...Array.from({ length: 6 }, round));
  });

const paintTime = (page: Page, name: string) =>
  page.evaluate((entry) => performance.getEntriesByName(entry, 'paint')[0]?.startTime, name);

/** Collects long tasks from the start of each page. */
export const watchTasks = () => {
  const tasks: number[] = [];
  Object.assign(window, { benchTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
};

export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { benchTasks } = window as Window & { benchTasks?: number[] };
    const longest = Math.max(0, ...(benchTasks ?? []));
    benchTasks?.splice(0);
    return longest;
  });

/** From an event to the frame that shows other rows, or first shows what `sign` selects. */
const untilPainted = async (
  page: Page,
  event: string,
  act: () => Promise<unknown>,
  sign?: string,
): Promise<number> => {
  const painted = page.evaluate(
    ([name, selector]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('it did not come within half a minute')), 30_000);
        const seen = () =>
          selector
            ? document.querySelector(selector) !== null
            : document.querySelector('tbody')?.textContent;
        const before = seen();
        let start = 0;
        window.addEventListener(name, (input) => (start = input.timeStamp), { capture: true });
        const look = () => {
          if (start === 0 || seen() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        requestAnimationFrame(look);
      }),
    [event, sign] as const,
  );
  const [ms] = await Promise.all([painted, act()]);
  return ms;
};

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** A time that cannot be measured is omitted, with the reason. */
export const attempt = async (
  name: string,
  measure: () => Promise<number | undefined>,
): Promise<Time> => {
  try {
    return { name, ms: await measure() };
  } catch (error) {
    const [why] = String(error).split('\n');
    return { name, ms: undefined, why };
  }
};

export const repeat = async (
  measure: (round: number) => Promise<number>,
): Promise<number | undefined> => {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure(round));
  return median(values);
};

const measureInteractions = async (page: Page): Promise<Time[]> => {
  const { sort, search, next, previous, figure } = listControls(page);
  // Each finds other rows than the one before, so that there is a change to wait for.
  const terms = ['kh', 'mo', 'sa', 'ra', 'im'];

  await longestTask(page);
  const times = [
    await attempt('sort click → rows', () =>
      repeat(() => untilPainted(page, 'click', () => sort.click())),
    ),
    await attempt('next page → rows', () =>
      repeat((round) =>
        untilPainted(page, 'click', () => (round % 2 === 0 ? next : previous).click()),
      ),
    ),
    await attempt('filter by a figure → rows', () =>
      repeat((round) =>
        untilPainted(page, 'click', () => figure(round % 2 === 0 ? 'Gatepass' : 'Total').click()),
      ),
    ),
    await attempt('last key → rows', () =>
      repeat((round) => untilPainted(page, 'input', () => search.fill(terms[round] ?? ''))),
    ),
    await attempt('longest task of these', () => longestTask(page)),
  ];
  await search.fill('');
  return times;
};

const FORM = 'form [role="combobox"]';
const ROWS = 'tbody tr';

/** From a click in the list to a driver's form, and back; twice, as the first time loads more. */
const measureFormOpening = async (page: Page, url: string): Promise<Time[]> => {
  await openList(page, url);
  const edit = page.locator(ROWS).getByRole('link', { name: /^Edit/ }).first();
  const open = () => untilPainted(page, 'click', () => edit.click(), FORM);
  const close = () => untilPainted(page, 'popstate', () => page.goBack(), ROWS);
  return [
    await attempt('list → form, first time', open),
    await attempt('form → list', close),
    await attempt('list → form, again', open),
    await attempt('form → list, again', close),
  ];
};

/** The heap once the list has its rows and garbage is collected, in megabytes. */
const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
};

const measureFirstView = async (page: Page, url: string): Promise<Time[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const start = performance.now();
  await page.goto(url + LIST, { waitUntil: 'commit' });
  await waitForList(page);
  const rows = performance.now() - start;
  const paint = await paintTime(page, 'first-contentful-paint');
  const first = await paintTime(page, 'first-paint');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return [
    { name: 'first paint, slow 4G', ms: first },
    { name: 'first content, slow 4G', ms: paint },
    { name: 'first rows, slow 4G', ms: rows },
  ];
};

interface Times {
  calibration: number;
  times: Time[];
  /** In megabytes. */
  heap: number;
}

/** Times of the drivers list, for information only: they depend on the machine and its load. */
export const measureTimes = async (url: string): Promise<Times> => {
  const session = await fetchSession(url, 'Fleet Manager');
  const browser = await openBrowser();
  try {
    const page = await browser.context.newPage();
    await page.addInitScript(watchTasks);
    await storeSession(page, url, session);
    const calibration = await calibrate(page);
    const first = await measureFirstView(page, url);
    await page.waitForLoadState('networkidle');
    const heap = await heapOf(page);
    const times = [
      ...first,
      ...(await measureInteractions(page)),
      ...(await measureFormOpening(page, url)),
    ];
    return { calibration, times, heap };
  } finally {
    await browser.close();
  }
};
