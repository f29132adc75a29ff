import { expect, it, test } from 'vitest';

import { UPDATE_ALL } from '../../../domain/import/choices.ts';
import {
  NO_FILE,
  nextState,
  type ImportEvent,
  type ImportState,
  type PlanBasis,
  type Planned,
} from './importState.ts';

type State = ImportState;
type Event = ImportEvent;

const file = {
  name: 'drivers.csv',
  decoded: { encoding: 'utf-8', isGuess: false, damaged: 0 },
  csv: { header: ['Name'], delimiter: ',' },
  rows: 1,
  samples: ['Ramesh'],
  mapping: { name: [0] },
} as unknown as PlanBasis['file'];
const basis: PlanBasis = {
  file,
  settings: { mapping: { name: [0] }, emptyCells: 'keep' },
  stored: undefined,
};
const plannedOf = (of: PlanBasis) =>
  ({ basis: of, plan: { entries: [] }, judged: { hasGaps: false } }) as unknown as Planned;

const noReader = { code: 'noReader' } as const;
const stored = { records: [{ name: 'Ramesh' }], truncated: false };
const after = (...events: readonly Event[]): State => events.reduce<State>(nextState, NO_FILE);
const read = { type: 'read', basis, isRecalled: true } as const;
const opened = { type: 'opened' } as const;
const planned = { type: 'planned', planned: plannedOf(basis), isIncomplete: true } as const;

test.each<[string, readonly Event[], Record<string, unknown>]>([
  ['starts with the choice of a file', [], { stage: 'choose' }],
  ['reads a file', [opened], { stage: 'reading' }],
  [
    'says why a file cannot be read',
    [opened, { type: 'refused', refusal: noReader }],
    { stage: 'choose', refusal: noReader },
  ],
  [
    'forgets why once another is read',
    [{ type: 'refused', refusal: noReader }, opened],
    { stage: 'reading' },
  ],
  [
    'shows a file that was read',
    [opened, read],
    { stage: 'preview', basis, isRecalled: true, choices: UPDATE_ALL },
  ],
  ['drops the file when it is left', [opened, read, { type: 'left' }], { stage: 'choose' }],
  [
    'keeps a file whose other encoding fails',
    [opened, read, { type: 'refused', refusal: noReader }],
    { stage: 'preview', refusal: noReader },
  ],
  [
    'goes back to the choice when the reader stops',
    [opened, read, { type: 'readerStopped' }],
    { stage: 'choose', refusal: noReader },
  ],
  ['takes a plan', [opened, read, planned], { planned: planned.planned, isIncomplete: true }],
  [
    'drops a plan of another basis',
    [opened, read, { ...planned, planned: plannedOf({ ...basis }) }],
    { stage: 'preview', planned: undefined },
  ],
  [
    'keeps what the first plan said of the columns',
    [opened, read, planned, { ...planned, isIncomplete: false }],
    { isIncomplete: true },
  ],
  [
    'keeps the plan while the next is made',
    [opened, read, planned, { type: 'set', settings: { emptyCells: 'clear' } }],
    { planned: planned.planned, isRecalled: true },
  ],
  [
    'forgets that the columns were recalled',
    [opened, read, { type: 'set', settings: {}, isRecalled: false }],
    { isRecalled: false },
  ],
  [
    'knows that cells were corrected',
    [opened, read, planned, { type: 'correcting' }],
    { isCorrected: true, correcting: 1 },
  ],
  [
    'takes corrections that come after another encoding',
    [
      opened,
      read,
      planned,
      { type: 'correcting' },
      read,
      { type: 'corrected', entries: [], hasGaps: false },
    ],
    { isCorrected: true, correcting: 0 },
  ],
  [
    'takes no corrected rows without a plan',
    [opened, read, { type: 'corrected', entries: [], hasGaps: true }],
    { planned: undefined },
  ],
  [
    'skips all changed rows',
    [opened, read, { type: 'choseAll', choice: 'skip' }],
    { choices: { all: 'skip', rows: new Map() } },
  ],
  [
    'makes an exception',
    [opened, read, { type: 'choseRow', line: 3, choice: 'skip' }],
    { choices: { all: 'update', rows: new Map([[3, 'skip']]) } },
  ],
  [
    'keeps the choices in another encoding',
    [opened, read, { type: 'choseAll', choice: 'skip' }, read],
    { choices: { all: 'skip', rows: new Map() }, isCorrected: false },
  ],
  [
    'drops the choices with the file',
    [opened, read, { type: 'choseAll', choice: 'skip' }, opened, read],
    { choices: UPDATE_ALL },
  ],
  ['checks the server', [opened, read, { type: 'checking' }], { check: 'running' }],
  [
    'compares with what the server has now',
    [opened, read, { type: 'checking' }, { type: 'checked', stored }],
    { check: 'done', basis: { ...basis, stored } },
  ],
  [
    'can check again after a failure',
    [opened, read, { type: 'checking' }, { type: 'checkFailed', failure: 'why' }],
    { check: undefined },
  ],
])('%s', (_, events, expected) => {
  const state: Record<string, unknown> = { ...after(...events) };
  const found = Object.keys(expected).map((key) => [key, state[key]]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

it.each<Event>([
  planned,
  { type: 'set', settings: {} },
  { type: 'correcting' },
  { type: 'checked', stored },
  { type: 'readerStopped' },
])('ignores what comes too late: $type', (event) => {
  expect(nextState(NO_FILE, event)).toEqual(NO_FILE);
});
