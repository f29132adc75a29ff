import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Papa from 'papaparse';

import { decodeCsv } from '../src/domain/csv/decode.ts';
import { parseCsv } from '../src/domain/csv/parse.ts';
import { driverImport } from '../src/domain/fleet/drivers.import.ts';
import { suggestMapping } from '../src/domain/import/mapping.ts';
import { PLANNED_AT_ONCE, rowPlanner } from '../src/domain/import/rowPlanner.ts';
import { openBrowser } from './browser.ts';
import { fetchSession, storeSession } from './session.ts';
import { longestTask, watchTasks, type Time } from './times.ts';

export const IMPORT_ROWS = 100_000;
const ROUNDS = 20;

const FIELDS = [
  'driver_id,name,name_ar,uae_number,phone,email,company_id,gatepass_expiry,road_permit_expiry,status',
];

const day = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1 + (index % 900))).toISOString().slice(0, 10);

const rowOf = (index: number): string =>
  [
    `N-${index}`,
    `Driver Number ${index}`,
    `سائق رقم ${index}`,
    `784-${index}`,
    `+97150${1_000_000 + index}`,
    `driver${index}@example.ae`,
    (index % 5) + 1,
    day(index),
    day(index * 7),
    ['active', 'vacation', 'cancelled'][index % 3],
  ].join(',');

/** A file of valid new drivers. */
const fileOf = (rows: number): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    [...FIELDS, ...Array.from({ length: rows }, (_, index) => rowOf(index))].join('\n'),
  );

const plan = (bytes: Uint8Array) => {
  const decoded = decodeCsv(bytes);
  if ('refused' in decoded) throw new Error(decoded.refused.code);
  const csv = parseCsv(decoded.text);
  const mapping = suggestMapping(csv.header, driverImport);
  const planner = rowPlanner({ table: driverImport, csv, mapping, existing: [] });
  let good = 0;
  for (let from = 0; from < csv.rows.length; from += PLANNED_AT_ONCE) {
    const entries = csv.rows.slice(from, from + PLANNED_AT_ONCE).map(planner.next);
    good += entries.filter(({ state }) => state === 'new').length;
  }
  if (good !== IMPORT_ROWS) throw new Error(`${good} rows are right`);
};

/**
 * The best of some rounds: other load makes a round longer, never shorter. The tasks take turns, so that it
 * affects them alike.
 */
const best = <Name extends string>(works: Record<Name, () => unknown>): Record<Name, number> => {
  const times = Object.fromEntries(Object.keys(works).map((name) => [name, Infinity]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries<() => unknown>(works)) {
      const began = performance.now();
      work();
      times[name] = Math.min(times[name] ?? Infinity, performance.now() - began);
    }
  }
  return times as Record<Name, number>;
};

/** The reader's work compared with bare papaparse on the same bytes. */
export const measureReading = () => {
  const bytes = fileOf(IMPORT_ROWS);
  return {
    bytes: bytes.length,
    ...best({
      bare: () => Papa.parse(new TextDecoder().decode(bytes)),
      read: () => plan(bytes),
    }),
  };
};

/**
 * An import of 100,000 rows in the browser: read, searched, corrected and sent, most of which is the mock's
 * time. No task of the page should take longer than 100 ms on an ordinary machine.
 */
export const measureImport = async (url: string): Promise<Time[]> => {
  const session = await fetchSession(url, 'Fleet Manager');
  const browser = await openBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'qafila-import-'));
  try {
    const page = await browser.context.newPage();
    await page.addInitScript(watchTasks);
    await storeSession(page, url, session);
    await page.goto(`${url}/fleet/drivers/import`);
    const input = page.locator('input[type="file"]');
    await input.waitFor({ state: 'attached' });
    await longestTask(page);
    const rows = page.getByRole('grid', { name: 'Rows' });
    const timed = async (
      name: string,
      act: () => Promise<unknown>,
      sign: string,
    ): Promise<Time[]> => {
      const began = performance.now();
      await act();
      await page.locator(sign).first().waitFor({ timeout: 300_000 });
      return [
        { name, ms: performance.now() - began },
        { name: 'longest task of that', ms: await longestTask(page) },
      ];
    };
    // By path: the page would have to unpack bytes that are sent to it.
    const file = join(folder, 'drivers.csv');
    await writeFile(file, fileOf(IMPORT_ROWS));
    const ready = '[role="grid"][aria-busy="false"]';
    return [
      ...(await timed('file chosen → review', () => input.setInputFiles(file), ready)),
      ...(await timed(
        'search → rows',
        () => page.getByRole('searchbox', { name: 'Find in the file' }).fill('N-77777'),
        '[role="grid"][aria-rowcount="2"]',
      )),
      ...(await timed(
        'cell opened → input',
        () => rows.getByRole('gridcell').nth(2).click(),
        '[aria-label="Name, line 77779"]',
      )),
      ...(await timed(
        'cell corrected → row checked',
        async () => {
          await page.keyboard.press('Delete');
          await page.keyboard.press('Enter');
        },
        '[role="gridcell"][aria-invalid="true"]',
      )),
      ...(await timed(
        'Import pressed → result',
        () => page.getByRole('button', { name: /^Import \d/ }).click(),
        '[role="status"] strong',
      )),
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
};
