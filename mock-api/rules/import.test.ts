import { beforeEach, expect, it } from 'vitest';

import type { Json } from '../../api/call.ts';
import { fileForm } from '../testing/client.ts';
import { memoryClient } from '../testing/memoryClient.ts';

const IMPORT = '/api/fleet/drivers/import.php';
const COUNTS = { drivers: 2, trucks: 2, trailers: 2, documents: 0, activity: 0, diesel_days: 0 };

const client = memoryClient(COUNTS);
beforeEach(() => client.send('anonymous', 'POST', '/__reset', {}));

const send = async (csv: string | Uint8Array<ArrayBuffer>): Promise<Json> =>
  (await client.send('fleet', 'POST', IMPORT, fileForm('file', 'drivers.csv', csv))).json;

it('stores the good rows and reports the others by line', async () => {
  const csv = [
    '\uFEFFdriver_id,name,name_ar,company_id,gatepass_expiry,status,unheard_of',
    'I-1,"Said, ""the elder""",سعيد,1,2028-02-29,vacation,x',
    '"I-2","two',
    'lines",,,,,',
    '',
    'D-1001,Taken,,,,,',
    'I-1,Twice in the file,,,,,',
    ',No number,,,,,',
    'I-3,Bad date,,,2027-02-29,,',
    'I-4,No such company,,77,,retired,',
  ].join('\r\n');
  expect(await send(csv)).toEqual({
    success: true,
    imported: 2,
    skipped: 5,
    errors: [
      { row: 6, driver_id: 'D-1001', message: 'There is already a driver D-1001' },
      { row: 7, driver_id: 'I-1', message: 'There is already a driver I-1' },
      { row: 8, driver_id: '', message: 'driver_id: This field is required' },
      { row: 9, driver_id: 'I-3', message: 'gatepass_expiry: Not a date (yyyy-MM-dd)' },
      {
        row: 10,
        driver_id: 'I-4',
        message:
          'status: Must be one of: active, vacation, cancelled; company_id: There is no company with the id 77',
      },
    ],
  });
  const [, , first, second] = await client.rows('drivers');
  expect(first).toMatchObject({
    driver_id: 'I-1',
    name: 'Said, "the elder"',
    name_ar: 'سعيد',
    company_id: 1,
    gatepass_expiry: '2028-02-29',
    status: 'vacation',
  });
  expect(second).toMatchObject({ name: 'two\nlines', company_id: null, status: 'active' });
});

it('refuses a file that is empty or not UTF-8', async () => {
  expect(await send(Uint8Array.from([0xc7, 0xe1]))).toEqual({ error: 'The file is not UTF-8' });
  expect(await send('')).toMatchObject({ errors: { file: 'The file is empty' } });
});

it('refuses a file with more rows than any fleet has', async () => {
  const rows = 'x\n'.repeat(100_001);
  const { errors } = await send(`driver_id,name\n${rows}`);
  expect(errors).toEqual({ file: 'More than 100000 rows' });
});

it('says of 1,000 rows why they are refused, and how many there are besides', async () => {
  const answer = await send(`driver_id,name\n${'x\n'.repeat(1002)}`);
  expect(answer).toMatchObject({ imported: 0, skipped: 1002, more_errors: 2 });
  expect(answer['errors']).toHaveLength(1000);
});

it.each(['I-1,"Open\nI-2,B\n', 'I-1,A\nI-2,"B"C\n'])(
  'refuses a file whose quotes do not match: %j',
  async (rows) => {
    const { errors } = await send(`driver_id,name\n${rows}`);
    expect(errors).toEqual({ file: expect.stringMatching(/^Line \d: quotes do not match$/) });
    expect(await client.rows('drivers')).toHaveLength(COUNTS.drivers);
  },
);

it('answers only with success in the terse dialect', async () => {
  await client.send('anonymous', 'POST', '/__reset', { dialect: 'terse' });
  expect(await send('driver_id,name\nI-1,A\nI-1,B')).toEqual({ success: true });
  expect(await client.rows('drivers')).toHaveLength(3);
  await client.send('anonymous', 'POST', '/__reset', { dialect: 'full' });
});

it('shows the file in the log', async () => {
  await send('driver_id,name\nI-1,A');
  const log = (await client.raw('GET', '/__log')).text;
  expect(JSON.parse(log)).toMatchObject([
    { files: [{ field: 'file', name: 'drivers.csv', size: 20 }] },
  ]);
});

it('lets others be answered while it stores many rows', async () => {
  const rows = Array.from({ length: 3000 }, (_, number) => `M-${number},Many`);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  expect(await send(['driver_id,name', ...rows].join('\n'))).toMatchObject({ imported: 3000 });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
