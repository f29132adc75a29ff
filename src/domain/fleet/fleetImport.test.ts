import { describe, expect, it, test } from 'vitest';

import { foldName } from '../base/fold.ts';
import type { ImportField, ImportTable } from '../import/importTable.ts';
import { canonicalCsv } from '../import/testing.ts';
import { planOfText } from './testing.ts';
import { trailerImport } from './trailers.import.ts';
import { trailers } from './trailers.ts';
import { truckImport } from './trucks.import.ts';
import { trucks } from './trucks.ts';

const fieldsIn = (table: ImportTable): [string, ImportField][] => Object.entries(table.fields);

describe.each([
  ['trucks', truckImport as unknown as ImportTable],
  ['trailers', trailerImport as unknown as ImportTable],
])('%s', (_, table) => {
  it('gives no two fields the same name', () => {
    const names = fieldsIn(table).flatMap(([field, { aliases }]) => [
      ...new Set([field, ...aliases].map(foldName)),
    ]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names).not.toContain('');
  });

  it('gives no two options the same word', () => {
    for (const [, field] of fieldsIn(table)) {
      if (field.kind !== 'choice') continue;
      const words = Object.entries(field.choices).flatMap(([value, others]) => [
        ...new Set([value, ...others].map(foldName)),
      ]);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
  });
});

it('covers every field that the forms check, except when a truck was last seen', () => {
  const { tracking_last_seen: _, ...forms } = trucks.fields;
  expect(Object.keys(truckImport.fields).toSorted()).toEqual(Object.keys(forms).toSorted());
  expect(Object.keys(trailerImport.fields).toSorted()).toEqual(
    Object.keys(trailers.fields).toSorted(),
  );
});

describe('a file of trucks', () => {
  const english = [
    'Fleet No;Brand;Model;YOM;Plate Source;Plate Code;Plate No;Mulkiya Expiry;Insurance Exp. Date;GPS;Mileage;Tank Capacity;Status',
    'T-1;Volvo;FH 460;2019;DXB;K;12345;31/12/2026;2027-01-15;Online;120500;600.5;Running',
    'T-2;MAN;TGS;2020;Abu Dhabi;11;4567;13/01/2027;N/A;;0;;Workshop',
    'T-3;MAN;TGS;1890;;;777;;;;;lots;Flying',
  ].join('\r\n');
  const plan = planOfText(truckImport, english);

  it('is recognised', () => {
    expect(plan.entries[0]).toMatchObject({
      state: 'new',
      record: {
        truck_number: 'T-1',
        make: 'Volvo',
        year: 2019,
        plate_emirate: 'Dubai',
        plate_code: 'K',
        plate_number: '12345',
        registration_expiry: '2026-12-31',
        insurance_expiry: '2027-01-15',
        tracking_status: 'active',
        odometer_km: 120_500,
        fuel_tank_capacity_l: 600.5,
        status: 'active',
      },
    });
    expect(plan.entries[1]?.record).toMatchObject({
      plate_emirate: 'Abu Dhabi',
      insurance_expiry: null,
      tracking_status: 'none',
      odometer_km: 0,
      status: 'maintenance',
    });
  });

  it('has a code in capitals, as the form stores it', () => {
    const lower = planOfText(truckImport, english.replace(';K;', ';k;'));
    expect(lower.entries[0]?.record['plate_code']).toBe('K');
  });

  it('has the mistakes that the form would find', () => {
    expect(plan.entries[2]).toMatchObject({
      state: 'wrong',
      problems: {
        year: { code: 'range' },
        plate_emirate: { code: 'required' },
        fuel_tank_capacity_l: { code: 'number' },
        status: { code: 'choice' },
      },
    });
  });

  it('is sent as a file that reads back as the same', () => {
    const again = planOfText(truckImport, canonicalCsv(plan));
    expect(again.entries.map(({ record }) => record)).toEqual(
      plan.entries.filter(({ state }) => state === 'new').map(({ record }) => record),
    );
  });

  it('has nothing to do when the server has the values as numbers', () => {
    const existing = [
      { ...plan.entries[0]?.record, fuel_tank_capacity_l: 600.5, body_type: 'tractor' },
    ];
    expect(planOfText(truckImport, english, { existing }).entries[0]?.state).toBe('unchanged');
  });

  test.each([
    ['رقم الشاحنة', 'truck_number'],
    ['الماركة', 'make'],
    ['سنة الصنع', 'year'],
    ['رقم اللوحة', 'plate_number'],
    ['الإمارة', 'plate_emirate'],
    ['تاريخ انتهاء الملكية', 'registration_expiry'],
    ['انتهاء التأمين', 'insurance_expiry'],
    ['قراءة العداد', 'odometer_km'],
    ['الحالة', 'status'],
    ['VIN', 'chassis_no'],
    ['Registration No.', 'plate_number'],
    ['Vehicle Type', 'body_type'],
  ])('%s is %s', (header, field) => {
    const { fields } = planOfText(truckImport, `${header}\nx`);
    expect(fields).toContain(field);
  });
});

describe('a plate in one column', () => {
  const recordOf = (header: string, cell: string, existing: Record<string, unknown>[] = []) =>
    planOfText(truckImport, `Truck No;${header}\nT-1;${cell}`, { existing }).entries[0];
  const DUBAI = { plate_emirate: 'Dubai', plate_code: 'K', plate_number: '12345' };

  test.each(['Dubai K 12345', 'DXB-K12345', '12345 K / Dubai', 'دبي K ١٢٣٤٥'])('%s', (cell) => {
    expect(recordOf('Plate', cell)).toMatchObject({ state: 'new', record: DUBAI });
  });

  it('leaves alone what has its own column', () => {
    expect(recordOf('Plate Code;Plate', 'L;Dubai K 12345')?.record).toMatchObject({
      plate_emirate: 'Dubai',
      plate_code: 'L',
      plate_number: '12345',
    });
    expect(recordOf('Emirate;Plate', 'Sharjah;12345')?.record).toMatchObject({
      plate_emirate: 'Sharjah',
      plate_number: '12345',
    });
  });

  it('is refused if it names no emirate', () => {
    expect(recordOf('Plate', 'K 12345')).toMatchObject({
      state: 'wrong',
      problems: { plate_emirate: { code: 'required' } },
    });
  });

  it('is compared with the four parts that are stored', () => {
    const stored = { truck_number: 'T-1', ...DUBAI, plate_category: 'Transport' };
    expect(recordOf('Plate', 'Dubai K 12345', [stored])?.state).toBe('unchanged');
    expect(recordOf('Plate', 'Dubai L 12345', [stored])).toMatchObject({
      state: 'changed',
      differences: [{ field: 'plate_code', old: 'K', new: 'L' }],
    });
  });
});

describe('a file of trailers', () => {
  const arabic = [
    'رقم المقطورة,النوع,رقم التير,تاريخ انتهاء التسجيل,أدنى درجة حرارة,أعلى درجة حرارة,الحمولة,الحالة',
    'TR-1,مبردة,AE-1,٢٠٢٧-٠١-٣١,-٢٠,-15,فارغة,نشطة',
    'TR-2,مسطحة,,,5,,محملة,صيانة',
  ].join('\n');
  const plan = planOfText(trailerImport, arabic);

  it('is recognised', () => {
    expect(plan.entries[0]).toMatchObject({
      state: 'new',
      record: {
        trailer_number: 'TR-1',
        type: 'refrigerated',
        tir_number: 'AE-1',
        registration_expiry: '2027-01-31',
        temp_min_c: -20,
        temp_max_c: -15,
        load_state: 'empty',
        status: 'active',
      },
    });
  });

  it('has no temperature range on a trailer without cooling', () => {
    expect(plan.entries[1]).toMatchObject({
      state: 'wrong',
      problems: { temp_min_c: { code: 'onlyRefrigerated' } },
    });
  });

  it('requires only the number', () => {
    const { entries } = planOfText(trailerImport, 'trailer_number\nTR-9');
    expect(entries[0]).toMatchObject({
      state: 'new',
      record: { type: '', plate_emirate: '', load_state: 'empty', status: 'active' },
    });
  });
});
