import { describe, expect, it, test } from 'vitest';

import { drivers } from '../fleet/drivers.ts';
import { trailers } from '../fleet/trailers.ts';
import { users } from '../people/users.ts';
import { withOwnWords, wordsNamedIn } from './ownWords.ts';
import { resourceIn } from './resources.ts';
import { withOptions, wordFieldsOf } from './words.ts';

const read = (type: Parameters<typeof wordFieldsOf>[0], row: Record<string, unknown>) =>
  withOptions(row, wordFieldsOf(type));

test.each([
  [drivers, 'status', 'ACTIVE', 'active'],
  [drivers, 'status', 'On Vacation', 'vacation'],
  [drivers, 'status', 'Canceled', 'cancelled'],
  [drivers, 'status', 'seconded', 'seconded'],
  [users, 'status', 1, 'active'],
  [users, 'status', '0', 'inactive'],
  [users, 'status', false, 'inactive'],
  [users, 'role', 'super_admin', 'Super Admin'],
  [users, 'role', 'FleetManager', 'Fleet Manager'],
  [users, 'role', 'Auditor', 'Auditor'],
  [users, 'branch', 'Al Ain', 'Alain'],
  [trailers, 'type', 'FLATBED', 'flatbed'],
  [trailers, 'load_state', null, null],
])('of %s: %s %j is %j', (type, field, word, option) => {
  expect(read(type, { [field]: word })[field]).toBe(option);
});

test.each([
  ['Driver', 'fleet/drivers'],
  ['drivers', 'fleet/drivers'],
  ['App\\Models\\Truck', 'fleet/trucks'],
  ['fleet.trailer', 'fleet/trailers'],
  ['Company', 'companies'],
  ['diesel_issues', 'diesel/issues'],
  ['DieselPurchase', 'diesel/purchases'],
  ['issued', 'diesel/issues'],
  ['fleet/documents', 'fleet/documents'],
  ['Invoice', 'Invoice'],
  [null, null],
])('%j is the record type %j', (word, name) => {
  expect(resourceIn(word)).toBe(name);
});

describe('a body has the words of the server', () => {
  const rows = (...words: unknown[]) => words.map((status) => read(drivers, { status }));
  test.each([
    ['as a row has it', rows('ACTIVE', 'On Leave'), 'vacation', 'On Leave'],
    ['in capitals, as other options are', rows('ACTIVE'), 'vacation', 'VACATION'],
    ['with a capital', rows('Active'), 'cancelled', 'Cancelled'],
    ['ours where the server has it too', rows('active', 'VACATION'), 'active', 'active'],
    ['ours where there is no row', [], 'vacation', 'vacation'],
    ['ours where a code is unknown', rows(1), 'vacation', 'vacation'],
  ])('%s', (_what, known, status, sent) => {
    expect(withOwnWords(drivers, { status }, known)).toEqual({ status: sent });
  });

  test.each([
    [{ role: 'super_admin' }, { role: 'Fleet Manager' }, { role: 'fleet_manager' }],
    [{ role: 'SuperAdmin' }, { role: 'Diesel Manager' }, { role: 'DieselManager' }],
    [{ status: 1 }, { status: 'inactive' }, { status: 0 }],
    [{ status: '1' }, { status: 'inactive' }, { status: '0' }],
    [
      { status: 'ENABLED' },
      { status: 'active', role: 'Auditor' },
      { status: 'ENABLED', role: 'Auditor' },
    ],
  ])('%j: %j is sent as %j', (row, body, sent) => {
    expect(withOwnWords(users, body, [read(users, row)])).toEqual(sent);
  });

  it('of the row itself first, and not of what it was before', () => {
    const [own = {}, ...others] = rows('Active', 'ACTIVE');
    expect(withOwnWords(drivers, own, [own, ...others])).toMatchObject({ status: 'Active' });
    const changed = { ...own, status: 'vacation' };
    expect(withOwnWords(drivers, changed, [changed])).toMatchObject({ status: 'Vacation' });
  });
});

test.each([
  ['The status must be one of ACTIVE, On Leave or CANCELLED.', 'vacation', 'On Leave'],
  ["Invalid status 'vacation' (allowed: 'Active'|'ON_VACATION')", 'vacation', 'ON_VACATION'],
  ['Known are AKTIV and URLAUB', 'vacation', 'vacation'],
  ['The status is wrong', 'active', 'active'],
  ['Between 0 and 1', 'active', 'active'],
])('of a server that says %j, %s is %s', (refusal, option, word) => {
  const named = wordsNamedIn(drivers, [refusal]);
  expect(withOwnWords(drivers, { status: option }, named)).toEqual({ status: word });
});
