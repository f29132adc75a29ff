import type { Page } from 'playwright';

import { DEFAULT_COUNTS } from '../mock-api/core/options.ts';
import { generateAll } from '../mock-api/data/index.ts';
import { todayIn } from '../src/domain/base/dates.ts';
import { testDay } from '../src/domain/base/testing.ts';
import { driveSets } from '../src/domain/board/driveSets.ts';
import { fleetExpiries } from '../src/domain/expiries/fleetExpiries.ts';
import { openBrowser } from './browser.ts';
import { fetchSession, storeSession } from './session.ts';
import type { Time } from './times.ts';

/** As many sets as a large company has. */
export const BOARD_COUNTS = { drivers: 1400, trucks: 1400, trailers: 1200, documents: 1000 };

/** 10,000 records with expiry dates. */
const ENGINE_COUNTS = { drivers: 4000, trucks: 3000, trailers: 1500, documents: 1500 };
const ROUNDS = 40;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The first round, and the median of the second half: an app's engine is warm after its first lists. */
const timesOf = (name: string, work: () => unknown): Time[] => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return [
    { name: `${name}, first`, ms: rounds[0] },
    { name: `${name}, warm`, ms: median(rounds.slice(ROUNDS / 2)) },
  ];
};

/** The rules alone, without a browser. */
const measureEngine = (): Time[] => {
  const day = testDay(todayIn('Asia/Dubai'));
  const counts = { ...DEFAULT_COUNTS, ...ENGINE_COUNTS, activity: 0, diesel_days: 1 };
  // Parsed like an answer: an engine keeps one copy of equal dates in an answer, not of dates built in memory.
  const answer = JSON.stringify(generateAll({ seed: 1, counts }, day.today));
  const rows = JSON.parse(answer) as ReturnType<typeof generateAll>;
  return [
    ...timesOf('expiries of 10,000 records', () => fleetExpiries(rows, day)),
    ...timesOf('board of 10,000 records', () => driveSets(rows, day)),
  ];
};

/** Notes the first frame with sets, and every long task after the last list has arrived. */
const watchBoard = () => {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  const look = () => {
    if (!document.querySelector('tbody tr')) return requestAnimationFrame(look);
    return requestAnimationFrame(() =>
      Object.assign(window, { benchBoard: { painted: performance.now(), tasks } }),
    );
  };
  requestAnimationFrame(look);
};

const boardTimes = async (page: Page): Promise<{ painted: number; longest: number }> => {
  await page.waitForFunction(() => 'benchBoard' in window);
  // Waits for rows below the first ones, and for tasks not reported yet.
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const { painted, tasks } = (
      window as unknown as Window & {
        benchBoard: { painted: number; tasks: readonly PerformanceEntry[] };
      }
    ).benchBoard;
    const lists = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/fleet\/\w+(?:\/\w+)?\.php/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const come = Math.max(...lists.filter((end) => end <= painted));
    const after = tasks.filter(({ startTime }) => startTime >= come);
    return {
      painted: painted - come,
      longest: Math.max(0, ...after.map(({ duration }) => duration)),
    };
  });
};

/** Times of the board 'Who may not drive', for information only: they depend on the machine and its load. */
export const measureBoard = async (url: string): Promise<Time[]> => {
  const engine = measureEngine();
  const session = await fetchSession(url, 'Fleet Manager');
  const browser = await openBrowser();
  try {
    const page = await browser.context.newPage();
    await page.addInitScript(watchBoard);
    await storeSession(page, url, session);
    const rounds: Awaited<ReturnType<typeof boardTimes>>[] = [];
    for (let round = 0; round < 5; round += 1) {
      await page.goto(`${url}/fleet/board`);
      rounds.push(await boardTimes(page));
    }
    return [
      ...engine,
      { name: 'last list → first sets', ms: median(rounds.map(({ painted }) => painted)) },
      { name: 'longest task of these', ms: median(rounds.map(({ longest }) => longest)) },
    ];
  } finally {
    await browser.close();
  }
};
