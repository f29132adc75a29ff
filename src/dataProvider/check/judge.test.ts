import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PhpAnswer } from '../client/phpClient.ts';
import { shapeOf, typeOf } from '../rows/recordTypes.ts';
import type { ApiCheck } from './apiChecks.ts';
import { CHECK_STATES, judge } from './judge.ts';

const list: ApiCheck = { method: 'GET', path: '/x.php', answers: 'rows', pages: [] };
const figures: ApiCheck = {
  ...list,
  answers: 'record',
  fields: ['trucks.active', 'drivers.active'],
};
const roles = {
  type: await typeOf('admin/settings/roles'),
  shape: await shapeOf('admin/settings/roles'),
};

const role = { id: '1', name: 'Guard', description: 'Opens the gate' };

describe('a list', () => {
  it.each([
    { answer: { rows: [role] }, state: 'found', lacks: [] },
    { answer: { data: [role] }, state: 'found', lacks: [] },
    { answer: [role], state: 'found', lacks: [] },
    { answer: { rows: [] }, state: 'found', lacks: [] },
    { answer: { roles: [role] }, state: 'otherShape', lacks: ['rows'] },
    { answer: [{ ...role, id: undefined }], state: 'otherShape', lacks: ['id'] },
    { answer: [{ id: 1, title: 'Guard' }], state: 'otherShape', lacks: ['name', 'description'] },
    { answer: ['Guard'], state: 'otherShape', lacks: ['id', 'name', 'description'] },
  ])('$answer is $state, without $lacks', ({ answer, state, lacks }) => {
    expect(judge(list, { answer }, roles)).toMatchObject({ state, lacks });
  });
});

describe('a record', () => {
  it.each([
    {
      answer: { data: { trucks: { active: 1 }, drivers: { active: '2' } } },
      state: 'found',
      lacks: [],
    },
    { answer: { trucks: { active: 0 } }, state: 'found', lacks: ['drivers.active'] },
    { answer: { success: true, data: null }, state: 'otherShape', lacks: figures.fields },
    { answer: [], state: 'otherShape', lacks: figures.fields },
  ])('$answer is $state, without $lacks', ({ answer, state, lacks }) => {
    expect(judge(figures, { answer }, undefined)).toEqual({ state, lacks });
  });
});

it.each([
  ['forbidden', 'refused'],
  ['refused', 'refused'],
  ['notFound', 'missing'],
  ['notOffered', 'missing'],
  ['nonJson', 'otherShape'],
  ['timeout', 'failed'],
  ['server', 'failed'],
] as const)('a call that ends in %s is %s', (failure, state) => {
  expect(judge(list, { failure })).toEqual({ state, failure, lacks: [] });
});

it('judges any answer, and repeats no value of it', () => {
  const rows = fc.array(
    fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('id', 'name'), fc.jsonValue())),
  );
  const answers = fc.oneof(
    rows,
    fc.record({ rows }),
    fc.dictionary(fc.string(), fc.jsonValue()),
  ) as fc.Arbitrary<PhpAnswer>;
  fc.assert(
    fc.property(answers, fc.constantFrom(list, figures), fc.boolean(), (answer, check, isTyped) => {
      const { state, lacks } = judge(check, { answer }, isTyped ? roles : undefined);
      expect(CHECK_STATES).toContain(state);
      const known = [...Object.keys(roles.type.fields), ...(figures.fields ?? []), 'id', 'rows'];
      expect(known).toEqual(expect.arrayContaining([...lacks]));
    }),
  );
});
