import { describe, expect, it } from 'vitest';

import { wordKey } from '../base/words.ts';
import { recordTypes } from '../recordTypes.ts';
import { problemsIn } from './checks.ts';
import type { Field } from './field.ts';
import { filtersOf } from './filter.ts';
import { statsOf } from './stats.ts';
import { DECLARED, namesOf, optionsOf } from './testing.ts';
import { emptyRow, newValues } from './values.ts';

const twiceIn = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index);
const isTyped = (field: Field) =>
  field.required &&
  !field.readOnly &&
  field.kind !== 'select' &&
  !(field.kind === 'text' && field.initial);

it('is listed under its own name and label, and imported by its own fields', async () => {
  for (const [name, { label, load, loadImport }] of Object.entries(recordTypes)) {
    const type = await load();
    expect(type).toMatchObject({ name, label });
    const fields = namesOf((await loadImport?.())?.fields ?? {});
    expect(namesOf(type.fields)).toEqual(expect.arrayContaining(fields));
  }
});

describe.each([...DECLARED].map((type) => [type.name, type] as const))('%s', (_, type) => {
  const fields = Object.entries(type.fields);
  const known = namesOf(type.fields);
  const columns = [...known, ...namesOf(type.virtual)];
  const filterable = [...known, ...namesOf(filtersOf(type))];

  it('uses only fields, columns and filters that it has', () => {
    expect(known).toEqual(expect.arrayContaining([type.label, type.key ?? type.label]));
    expect(known).toContain(type.hint ?? type.label);
    expect(columns).toEqual(expect.arrayContaining([...type.columns]));
    expect(filterable).toEqual(expect.arrayContaining([...type.filters]));
    for (const { unique } of type.rules) expect(known).toContain(unique?.field ?? type.label);
  });

  it('uses no name twice, and never `id`', () => {
    expect(twiceIn(columns)).toEqual([]);
    expect(twiceIn(type.columns)).toEqual([]);
    expect(twiceIn(type.filters)).toEqual([]);
    expect(columns).not.toContain('id');
    expect(namesOf(type.stats)).not.toContain('total');
    const kinds = fields.flatMap(([, field]) => (field.kind === 'day' ? (field.expiry ?? []) : []));
    expect(twiceIn(kinds)).toEqual([]);
  });

  it('counts only by filters that it has', () => {
    for (const { filter, expired } of Object.values(statsOf(type))) {
      expect(filterable).toEqual(expect.arrayContaining(namesOf({ ...filter, ...expired })));
    }
  });

  it('is named by a field that every record has', () => {
    expect(type.fields[type.key ?? type.label]?.required).toBe(true);
  });

  it('links fields only to its own fields', () => {
    expect(
      fields.filter(([, { when }]) => when && !optionsOf(type, when.field).includes(when.is)),
    ).toEqual([]);
    const floors = fields.flatMap(([name, field]) => {
      const floor = 'notBelow' in field ? field.notBelow?.field : undefined;
      return floor === undefined ? [] : [{ name, floor, kind: field.kind }];
    });
    expect(floors.filter(({ floor, kind }) => type.fields[floor]?.kind !== kind)).toEqual([]);
    expect(floors.filter(({ name, floor }) => name === floor)).toEqual([]);
  });

  it('starts, colours and groups by its options only', () => {
    const selects = fields.flatMap(([, field]) => (field.kind === 'select' ? [field] : []));
    for (const { options, tones, also, ...field } of selects) {
      const { default: always = options[0], initial = options[0] } = field;
      expect(twiceIn([...options, ...namesOf(also ?? {})])).toEqual([]);
      expect(twiceIn(options.map(wordKey))).toEqual([]);
      expect(options).toEqual(expect.arrayContaining([always, initial, ...namesOf(tones ?? {})]));
      for (const { not } of Object.values(also ?? {})) expect(options).toContain(not);
    }
  });

  it('has no input for what only the server sets', () => {
    for (const [, field] of fields) {
      expect(field.readOnly && field.writeOnly).toBeFalsy();
    }
  });

  it('starts, in a form and in an empty row, with no problem but what has to be typed', () => {
    const typed = fields.filter(([, field]) => isTyped(field)).map(([name]) => name);
    const missing = Object.fromEntries(typed.map((name) => [name, { code: 'required' }]));
    const ofRules = Object.assign(
      {},
      ...type.rules.map(({ problems }) => problems?.(emptyRow(type))),
    ) as object;
    // A log is written by the server alone.
    const isTypedIn = typed.length > 0 || Object.keys(ofRules).length > 0;
    expect(isTypedIn || fields.every(([, field]) => field.readOnly)).toBe(true);
    expect(problemsIn(type, emptyRow(type))).toEqual({ ...ofRules, ...missing });
    const started = Object.entries(problemsIn(type, newValues(type)));
    expect(started.filter(([, problem]) => problem?.code !== 'required')).toEqual([]);
  });
});
