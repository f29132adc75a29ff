import { describe, expect, it } from 'vitest';

import { parseCsv } from '../csv/parse.ts';
import { toCsv } from '../csv/write.ts';
import { REFUSED_STATES, refusedCsv } from './output.ts';
import { entriesIn } from './plan.ts';
import { canonicalCsv, planText } from './testing.ts';

const TEXT = [
  'Full Name;ID;Mobile;Gate Pass Expiry;Wage',
  'يوسف رحمن;D1;+971501234567;31/10/2026;=1+1',
  'Omar "O" Haddad;D2;Null;31/02/2026;-5',
  'Sara, Ali;D1;0501234567;;7',
  "=Priya;D3;'+97155;01/12/2026;8",
].join('\r\n');

describe('toCanonicalCsv', () => {
  it('has our names, our dates, a status, no BOM and no apostrophes; good rows only', () => {
    expect(canonicalCsv(planText(TEXT))).toBe(
      [
        'driver_id,name,phone,gatepass_expiry,status',
        'D1,يوسف رحمن,+971501234567,2026-10-31,active',
        'D3,=Priya,+97155,2026-12-01,active',
        '',
      ].join('\r\n'),
    );
  });
});

describe('refusedCsv', () => {
  const plan = planText(TEXT);
  const refused = entriesIn(plan, REFUSED_STATES).map(({ line, raw, problems, duplicateOf }) => ({
    line,
    raw,
    reason: duplicateOf ? `line ${line} repeats line ${duplicateOf}` : Object.keys(problems).join(),
  }));
  const text = refusedCsv(plan.csv, refused, 'Reason');

  it('returns the refused rows as they came, with the reason in front', () => {
    expect(text).toBe(
      [
        '\uFEFFReason;Full Name;ID;Mobile;Gate Pass Expiry;Wage',
        'gatepass_expiry;"Omar ""O"" Haddad";D2;Null;31/02/2026;"\'-5"',
        'line 4 repeats line 2;Sara, Ali;D1;0501234567;;7',
        '',
      ].join('\r\n'),
    );
  });

  it('can be corrected and imported again', () => {
    const corrected = text.replace('31/02/2026', '28/02/2026').replace(';D1;', ';D4;');
    expect(planText(corrected).counts).toMatchObject({ new: 2, wrong: 0 });
  });

  it('keeps a phone number as it is, from our own export too', () => {
    const exported = toCsv(['driver_id', 'phone'], [['D1', '+971501234567']]);
    const [row] = planText(exported).entries;
    const left = refusedCsv(
      parseCsv(exported),
      [{ line: 2, raw: row?.raw ?? [], reason: '' }],
      'Reason',
    );
    expect(planText(left).entries[0]?.record['phone']).toBe('+971501234567');
  });

  it('replaces the reasons of the time before', () => {
    const { csv, entries } = planText(text);
    const again = refusedCsv(
      csv,
      entries.map(({ line, raw }) => ({ line, raw, reason: 'still' })),
      'Reason',
    );
    expect(again).toBe(text.replace('gatepass_expiry', 'still').replace(/^line 4[^;]*/m, 'still'));
  });
});

it('imports again what was exported, unchanged', () => {
  const existing = [
    { driver_id: 'D1', name: '=Omar', phone: '+971501234567', name_ar: 'يوسف', status: 'active' },
    { driver_id: '007', name: '\'Abd; "A", B', phone: null, name_ar: null, status: 'cancelled' },
  ];
  const header = ['driver_id', 'name', 'phone', 'name_ar', 'status'] as const;
  const exported = toCsv(
    header,
    existing.map((row) => header.map((field) => row[field])),
  );
  expect(parseCsv(exported).rows[0]?.cells[2]).toBe("'+971501234567");
  expect(planText(exported, { existing }).counts).toMatchObject({ unchanged: 2 });
});
