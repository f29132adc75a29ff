import { describe, expect, it } from 'vitest';

import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import type { FileReading, Question, Settings } from './messages.ts';
import { openReader, type ReaderPort } from './openReader.ts';
import { createReader } from './reader.ts';

/** A reader in this thread that is messaged as if it were a worker. */
const startReader = () => {
  const listeners: ((event: MessageEvent) => void)[] = [];
  const answer = createReader((data) => {
    for (const listener of listeners) listener({ data: structuredClone(data) } as MessageEvent);
  });
  const port = {
    // Node cannot clone files.
    postMessage: (question: Question) =>
      void answer(question.name === 'open' ? question : structuredClone(question)),
    addEventListener: (name: string, listener: (event: MessageEvent) => void) => {
      if (name === 'message') listeners.push(listener);
    },
    terminate: () => listeners.splice(0),
  } as unknown as ReaderPort;
  return openReader(() => port);
};

const open = (content: BlobPart, name = 'drivers.csv', resource: string = RESOURCES.drivers) => {
  const reader = startReader();
  const file = new File([content], name);
  const asked = { resource, file, labels: { name: 'Who it is' }, timeZone: 'Asia/Dubai' };
  return { reader, reading: reader.ask('open', asked) };
};

const settingsOf = async (reading: Promise<FileReading>, more: Partial<Settings> = {}) => {
  const read = await reading;
  if (!('file' in read)) throw new Error(read.refusal.code);
  return { mapping: read.file.mapping, emptyCells: 'keep', ...more } as const;
};

const rows = Array.from({ length: 2_500 }, (_, index) => `D${index % 2_400},Driver ${index}`);
const LONG = ['driver_id,name', ...rows].join('\n');

describe('the file reader', () => {
  it('reports facts about the file, and matches columns by our labels too', async () => {
    const { reading } = open('driver_id;Who it is;x\n1;;\n2;Ali;\n');
    expect(await reading).toMatchObject({
      file: {
        name: 'drivers.csv',
        rows: 2,
        csv: { header: ['driver_id', 'Who it is', 'x'], delimiter: ';' },
        samples: ['1', 'Ali', ''],
        mapping: { driver_id: [0], name: [1] },
        decoded: { encoding: 'utf-8', guess: false },
      },
    });
  });

  it('refuses what is not a table, and fails for types without an import', async () => {
    expect(await open('a', 'a.xlsx').reading).toEqual({ refusal: { code: 'extension' } });
    expect(await open('id\n').reading).toEqual({ refusal: { code: 'noRows' } });
    await expect(open('id\n1\n', 'a.csv', RESOURCES.users).reading).rejects.toThrow('not imported');
  });

  it('plans in batches, and drops a plan that a later one supersedes', async () => {
    const { reader, reading } = open(LONG);
    const settings = await settingsOf(reading);
    await reader.ask('stored', {
      records: [{ id: 7, driver_id: 'D0', name: 'Ali' }],
      isFirst: true,
    });
    const portions: number[] = [];
    const entries: ImportEntry[] = [];
    const [overtaken, judged] = await Promise.all([
      reader.ask('plan', { settings }),
      reader.ask('plan', { settings }, (portion) => {
        portions.push(portion.length);
        entries.push(...portion);
      }),
    ]);
    expect([overtaken, judged]).toEqual([
      null,
      { dateOrder: 'ymd', hasDates: false, hasGaps: false },
    ]);
    expect(portions).toEqual(Array(10).fill(250));
    expect(entries[0]).toMatchObject({ id: 7, state: 'changed' });
    expect(entries.filter(({ state }) => state === 'duplicate')).toHaveLength(100);
  });

  it('corrects a cell, keeps the correction through another plan, and finds it', async () => {
    const { reader, reading } = open('driver_id,name,phone\nD1,,0501234567\nD2,Noor,\n');
    const settings = await settingsOf(reading);
    await reader.ask('plan', { settings });
    expect(await reader.ask('find', { text: 'nadia' })).toEqual([]);
    const corrected = await reader.ask('correct', { line: 2, field: 'name', text: 'Nadia' });
    expect(corrected.entries).toMatchObject([{ line: 2, state: 'new', record: { name: 'Nadia' } }]);
    const again: ImportEntry[] = [];
    await reader.ask('plan', { settings }, (portion) => again.push(...portion));
    expect(again[0]).toMatchObject({ corrected: ['name'], raw: ['D1', 'Nadia', '0501234567'] });
    expect(await reader.ask('find', { text: 'd1 NADIA' })).toEqual([2]);
    expect(await reader.ask('find', { text: 'noor 050' })).toEqual([]);
  });

  it('corrects a cell during a plan only once that is complete', async () => {
    const { reader, reading } = open(LONG);
    const settings = await settingsOf(reading);
    const entries: ImportEntry[] = [];
    const planned = reader.ask('plan', { settings }, (portion) => entries.push(...portion));
    await reader.ask('correct', { line: 2_002, field: 'name', text: 'Nadia' });
    expect(entries).toHaveLength(2_500);
    expect(entries[2_000]).toMatchObject({ line: 2_002, state: 'new' });
    await planned;
  });

  it('finds other records by their names', async () => {
    const { reader, reading } = open('driver_id,name,company_id\nD1,Ali,Al Noor\n');
    const settings = await settingsOf(reading);
    await reader.ask('names', { names: { company_id: [['AL-NOOR', 3]] } });
    const entries: ImportEntry[] = [];
    await reader.ask('plan', { settings }, (portion) => entries.push(...portion));
    expect(entries[0]?.record['company_id']).toBe(3);
  });

  it('finds the one of exactly that name among others like it', async () => {
    const { reader, reading } = open('driver_id,name,truck_id\nD1,Ali,T-1-01\nD2,Omar,T1-01\n');
    const settings = await settingsOf(reading);
    const trucks = [
      ['T-1-01', 3],
      ['T1-01', 4],
      ['T-101', 5],
    ] as const;
    await reader.ask('names', { names: { truck_id: trucks } });
    const entries: ImportEntry[] = [];
    await reader.ask('plan', { settings }, (portion) => entries.push(...portion));
    expect(entries.map(({ record }) => record['truck_id'])).toEqual([3, 4]);
  });
});
