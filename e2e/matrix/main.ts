/**
 * `npm run test:faults`: changes and journeys with their calls failing in every way, judged by what must never
 * happen: the changes by the data provider's test, the journeys in the browser. Flags: --only TEXT tries only
 * the cases in the browser whose title has it, on the build that is there; --workers N.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { browserFlags, browserPath } from '../../scripts/browserFlags.ts';
import { makeBuild } from '../../scripts/builds.ts';
import { run } from '../../scripts/run.ts';
import { TODAY } from '../support/fixtures.ts';
import { startStack } from '../support/stack.ts';
import { attempt, type Verdict } from './attempt.ts';
import { casesOf, titleOf, type Case } from './cases.ts';
import { JOURNEY_NAMES } from './journeys.ts';
import { Place } from './place.ts';
import { tableOf } from './table.ts';

const { values: flags } = parseArgs({
  options: { only: { type: 'string', default: '' }, workers: { type: 'string', default: '2' } },
});

/** The two older dialects; a foreign server's are the unit tests' matter. */
const DIALECTS = ['full', 'terse'] as const;

if (flags.only === '') {
  const provider = ['run', '--project', 'unit', 'src/dataProvider/faults.test.ts'];
  process.exitCode = await run('vitest', provider, { FAULTS: 'all' });
  await makeBuild('production');
}

const browser = await chromium.launch({ args: [...browserFlags], executablePath: browserPath });

/** The faults are the same with less to draw. */
const COUNTS = {
  drivers: 24,
  trucks: 16,
  trailers: 8,
  documents: 24,
  activity: 40,
  diesel_days: 30,
};

// One after the other, as each is configured by the environment.
const places: Place[] = [];
for (let worker = 0; worker < Number(flags.workers); worker += 1)
  places.push(new Place(browser, await startStack({ today: TODAY, counts: COUNTS })));

const inParallel = async <Item>(
  items: readonly Item[],
  work: (item: Item, place: Place) => Promise<void>,
) => {
  const waiting = [...items];
  await Promise.all(
    places.map(async (place) => {
      for (let item = waiting.shift(); item; item = waiting.shift()) await work(item, place);
    }),
  );
};

const cases: Case[] = [];
const verdicts: { tried: Case; verdict: Verdict }[] = [];
let onlyOnce = 0;
const start = performance.now();

const journeys = DIALECTS.flatMap((dialect) =>
  JOURNEY_NAMES.map((journey) => ({ journey, dialect })),
).filter(({ journey, dialect }) => {
  const title = `${journey} (${dialect})`;
  return title.includes(flags.only) || flags.only.startsWith(title);
});
await inParallel(journeys, async ({ journey, dialect }, place) => {
  const play = () => attempt(place, dialect, journey);
  const first = await play();
  // A busy machine may be too slow for once.
  const { broken, calls } = first.broken.length > 0 ? await play() : first;
  if (broken.length > 0)
    throw new Error(`${journey} (${dialect}) fails by itself: ${JSON.stringify(broken)}`);
  cases.push(...casesOf(journey, dialect, calls));
});

const chosen = cases.filter((each) => titleOf(each).includes(flags.only));
console.log(`${chosen.length} cases`);
await inParallel(chosen, async (tried, place) => {
  const { journey, dialect, strike } = tried;
  const judge = () => attempt(place, dialect, journey, strike);
  let verdict = await judge();
  if (verdict.broken.length > 0) {
    const again = await judge();
    if (again.broken.length === 0) {
      onlyOnce += 1;
      console.log(`only once: ${titleOf(tried)}\n  ${JSON.stringify(verdict.broken)}`);
    }
    verdict = again;
  }
  verdicts.push({ tried, verdict });
  for (const { what, why } of verdict.broken) console.log(`${what}: ${titleOf(tried)}\n  ${why}`);
  if (verdicts.length % 100 === 0)
    console.log(`… ${verdicts.length} of ${chosen.length}\n${tableOf(verdicts)}`);
});
await browser.close();
for (const { stack } of places) await stack.close();

console.log(`\n${tableOf(verdicts)}`);
const minutes = Math.round((performance.now() - start) / 60_000);
console.log(`${minutes} minutes; ${onlyOnce} cases failed once and passed when played again`);
if (verdicts.some(({ verdict }) => verdict.broken.length > 0)) process.exitCode = 1;
