/**
 * `npm run bench`: the size and speed of the built app, on the mock API with 1,000 drivers. Bytes and
 * requests are exact and judged; times are printed for information. With --bytes only the judged part runs,
 * with `lighthouse` only Lighthouse.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { startStack } from '../e2e/support/stack.ts';
import { BUILDS, isBuilt, makeBuild, makeServer } from '../scripts/builds.ts';
import { checkBuild } from '../scripts/checkBuild.ts';
import { BOARD_COUNTS, measureBoard } from './board.ts';
import { areasTraces, BUDGETS, overBudget, type Finding } from './budgets.ts';
import { measureCalendar } from './calendar.ts';
import { measureDiesel } from './diesel.ts';
import { IMPORT_ROWS, measureImport, measureReading } from './import.ts';
import { LIGHTHOUSE_COLUMNS, measureLighthouse } from './lighthouse.ts';
import {
  IMPORT,
  measureArabic,
  measureLater,
  measureList,
  measureSite,
  type Load,
} from './loads.ts';
import { kilobytes, milliseconds, table } from './table.ts';
import { measureTimes } from './times.ts';
import { isLaterTexts, isLowerPicture, isShared, total, withoutData } from './transfers.ts';

const DRIVERS = 1000;
/** Times are measured with each of these. */
const COUNTS = [DRIVERS, 10_000];

/** About 5,000 expiry dates. */
const CALENDAR_COUNTS = { drivers: 1000, trucks: 600, trailers: 600, documents: 600 };

const loadRow = ({ name, transfers }: Load): string[] => [
  name,
  String(transfers.length),
  kilobytes(total(transfers, 'js')),
  kilobytes(total(transfers, 'css')),
  kilobytes(total(transfers, 'font', 'image')),
  kilobytes(total(transfers, 'html', 'other')),
  kilobytes(total(transfers, 'data')),
];

/** Searches the site's scripts for what belongs to the areas. */
const siteProblems = async (loads: readonly Load[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const { name, transfers } of loads) {
    for (const { path } of transfers.filter(({ kind }) => kind === 'js')) {
      const script = await readFile(join(BUILDS.production.outDir, path), 'utf8');
      const traces = areasTraces(script);
      if (traces.length > 0) problems.push(`${name} loads ${path} with ${traces.join(', ')}`);
    }
  }
  return problems;
};

const siteFindings = (loads: readonly Load[]): Finding[] =>
  loads.flatMap(({ name, transfers }): Finding[] => {
    const lower = total(transfers.filter(isLowerPicture));
    const first = transfers.filter((transfer) => !isLowerPicture(transfer));
    const all = total(first);
    const isArabic = name.startsWith('/ar');
    const face = isArabic ? BUDGETS.arabicFace : 0;
    if (/\/(?:login|signup)$/.test(name)) {
      const limit = BUDGETS.signPage + face;
      return [{ what: `${name}, bytes before a field is touched`, value: all, limit }];
    }
    const requests = BUDGETS.landingRequests + (isArabic ? BUDGETS.arabicFaceRequests : 0);
    return [
      { what: `${name}, JS in bytes`, value: total(transfers, 'js'), limit: BUDGETS.landingScript },
      {
        what: `${name}, HTML and CSS in bytes`,
        value: total(transfers, 'html', 'css'),
        limit: BUDGETS.landingPage,
      },
      { what: `${name}, requests`, value: first.length, limit: requests },
      { what: `${name}, bytes`, value: all, limit: BUDGETS.landing },
      { what: `${name}, pictures further down`, value: lower, limit: BUDGETS.lowerPictures },
    ];
  });

const laterFinding = ({ name, transfers }: Load): Finding => ({
  what: `${name}, new bytes besides data, texts and what pages share`,
  value: total(
    withoutData(transfers).filter((transfer) => !isLaterTexts(transfer) && !isShared(transfer)),
  ),
  limit: name === IMPORT ? BUDGETS.importRoute : BUDGETS.laterRoute,
});

/** The later texts, as the first of the later routes fetches them. */
const textsFinding = ([first]: readonly Load[]): Finding => {
  const texts = first?.transfers.filter(isLaterTexts) ?? [];
  if (texts.length !== 1) throw new Error('The chunk of the later texts was not found.');
  return {
    what: 'texts of the later routes, once',
    value: total(texts),
    limit: BUDGETS.laterTexts,
  };
};

/** What pages of a record share, as the first form fetches it. */
const sharedFinding = ([first]: readonly Load[]): Finding => {
  const shared = first?.transfers.filter(isShared) ?? [];
  if (shared.length === 0) throw new Error('The chunks that pages share were not found.');
  return { what: 'what pages share, once', value: total(shared), limit: BUDGETS.shared };
};

const measureBytes = async (url: string): Promise<string[]> => {
  const site = await measureSite(url);
  const { cold, use, warm } = await measureList(url);
  const arabic = await measureArabic(url);
  const later = await measureLater(url);
  const head = ['bytes as served', 'requests', 'JS', 'CSS', 'fonts, images', 'HTML, other', 'data'];
  console.log(`\n${table([head, ...[...site, cold, use, warm, arabic, ...later].map(loadRow)])}`);

  const findings: Finding[] = [
    ...siteFindings(site),
    {
      what: 'drivers list, JS in bytes',
      value: total(cold.transfers, 'js'),
      limit: BUDGETS.listScript,
    },
    {
      what: 'drivers list, requests',
      value: cold.transfers.length,
      limit: BUDGETS.listRequests,
    },
    {
      what: 'sort, page and search, calls',
      value: use.transfers.filter(({ kind }) => kind === 'data').length,
      limit: BUDGETS.callsInUse,
    },
    {
      what: 'drivers list again, bytes besides data',
      value: total(withoutData(warm.transfers)),
      limit: BUDGETS.warmReload,
    },
    {
      what: 'drivers list in Arabic, JS in bytes',
      value: total(arabic.transfers, 'js'),
      limit: BUDGETS.listScriptArabic,
    },
    {
      what: 'drivers list in Arabic, bytes besides data',
      value: total(withoutData(arabic.transfers)),
      limit: Math.round(BUDGETS.arabic * total(withoutData(cold.transfers))),
    },
    ...later.map(laterFinding),
    textsFinding(later),
    sharedFinding(later),
  ];
  const rows = findings.map(({ what, value, limit }) => [
    what,
    String(value),
    String(limit),
    value > limit ? 'OVER' : 'ok',
  ]);
  console.log(`\n${table([['budgets', 'is', 'limit', ''], ...rows])}`);
  return [
    ...overBudget(findings).map(({ what, value, limit }) => `${what}: ${value} of ${limit}`),
    ...(await siteProblems(site)),
    ...(await checkBuild(BUILDS.production.outDir)),
  ];
};

const printTimes = async (url: string, drivers: number) => {
  const { calibration, times, heap } = await measureTimes(url);
  const rows = times.map(({ name, ms, why }) => [
    name,
    ms === undefined ? `not taken: ${why}` : milliseconds(ms),
    ms === undefined ? '' : (ms / calibration).toFixed(2),
  ]);
  const head = [`${drivers.toLocaleString('en')} drivers (not judged)`, 'median', '÷ calibration'];
  const last = ['calibration loop', milliseconds(calibration), '1.00'];
  console.log(`\n${table([head, ...rows, last])}\nheap of the list: ${heap.toFixed(1)} MB`);
};

const printBoard = async (url: string) => {
  const times = await measureBoard(url);
  const rows = times.map(({ name, ms }) => [
    name,
    ms === undefined ? 'not taken' : milliseconds(ms),
  ]);
  const { drivers } = BOARD_COUNTS;
  const head = [
    `Who may not drive, ${drivers.toLocaleString('en')} drivers (not judged)`,
    'median',
  ];
  console.log(`\n${table([head, ...rows])}`);
};

const printCalendar = async (url: string) => {
  const { calibration, papers, times } = await measureCalendar(url);
  const rows = times.map(({ name, ms }) => [
    name,
    ms === undefined ? 'not taken' : milliseconds(ms),
    ms === undefined ? '' : (ms / calibration).toFixed(2),
  ]);
  const head = [`calendar, ${papers.toLocaleString('en')} dates (not judged)`, 'median', ''];
  console.log(`\n${table([head, ...rows])}`);
};

const printDiesel = async (url: string) => {
  const times = await measureDiesel(url);
  const rows = times.map(({ name, ms = 0 }) => [name, milliseconds(ms)]);
  console.log(`\n${table([['diesel (not judged)', 'once'], ...rows])}`);
};

const printImport = async (url: string) => {
  const { bytes, bare, read } = measureReading();
  const rate = (ms: number) => `${(bytes / 1000 / ms).toFixed(1)} MB/s`;
  const rows = [
    ['bare papaparse', milliseconds(bare), rate(bare)],
    ['decoded, parsed and checked', milliseconds(read), rate(read)],
    ['times papaparse (aim: 1.5)', (read / bare).toFixed(2), ''],
    ...(await measureImport(url)).map(({ name, ms = 0 }) => [name, milliseconds(ms), '']),
  ];
  const head = [`import, ${IMPORT_ROWS.toLocaleString('en')} rows (not judged)`, 'best', ''];
  console.log(`\n${table([head, ...rows])}`);
};

const printLighthouse = async (url: string) => {
  for (const device of ['phone', 'desktop'] as const) {
    const scores = await measureLighthouse(url, device);
    const rows = scores.map(({ path, cells }) => [path, ...cells]);
    console.log(`\n${table([[`Lighthouse, ${device}`, ...LIGHTHOUSE_COLUMNS], ...rows])}`);
  }
};

const [what] = process.argv.slice(2);
if (what === 'kills' || what === 'server') {
  // The site is only served here, not measured.
  if (!isBuilt('production')) await makeBuild('production');
  await makeServer();
  if (what === 'kills') await (await import('./server/kills.ts')).proveKills();
  else await (await import('./server/speed.ts')).measureServers();
  process.exit();
}

await makeBuild('production');
if (what === 'soak') {
  const problems = await (await import('./soak.ts')).soak();
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}

const stack = await startStack({ counts: { drivers: DRIVERS } });
try {
  if (what === 'lighthouse') {
    await printLighthouse(stack.url);
    process.exit();
  }
  const problems = await measureBytes(stack.url);
  if (!process.argv.includes('--bytes')) {
    for (const drivers of COUNTS) {
      await stack.reset({ counts: { drivers } });
      await printTimes(stack.url, drivers);
    }
    await stack.reset({ counts: BOARD_COUNTS });
    await printBoard(stack.url);
    await stack.reset({ counts: CALENDAR_COUNTS });
    await printCalendar(stack.url);
    await stack.reset();
    await printDiesel(stack.url);
    await printImport(stack.url);
    await stack.reset();
    await printLighthouse(stack.url);
  }
  for (const problem of problems) console.error(`\nOver: ${problem}`);
  console.log(problems.length === 0 ? '\nWithin every budget.' : '');
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await stack.close();
}
