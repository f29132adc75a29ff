import { expect, it } from 'vitest';

import { trucks } from '../fleet/trucks.ts';
import { derivedTypes } from '../recordTypes.ts';
import { derivedType } from './derivedType.ts';
import { text } from './field.ts';
import { filtersOf } from './filter.ts';
import { RESOURCES, sourcesOf } from './resources.ts';

it('names the sources that its declaration reads, and only fields and filters that it has', async () => {
  for (const [name, source] of Object.entries(derivedTypes)) {
    const type = await source?.load();
    expect(type).toMatchObject({ name, label: source?.label });
    const from = Object.values(type?.derived?.from ?? {}).map((one) => one.name);
    expect(from.toSorted()).toEqual([...(sourcesOf(name) ?? [])].toSorted());
    const columns = Object.keys({ ...type?.fields, ...type?.virtual });
    expect(columns).toEqual(expect.arrayContaining([...(type?.columns ?? [])]));
    const filters = type ? [...columns, ...Object.keys(filtersOf(type))] : [];
    expect(filters).toEqual(expect.arrayContaining([...(type?.filters ?? [])]));
  }
});

const name = RESOURCES.papers;
const ALONE = { links: () => [], order: () => 0 };
const fields = { label: text({ required: true }), note: text() };

it('compiles only if its rows have its fields, made from its sources', () => {
  const row = { id: 'a', label: 'A', note: null };
  const right = derivedType({
    name,
    label: 'label',
    fields,
    from: { trucks },
    ...ALONE,
    rows: (rows) =>
      rows.trucks?.map(({ id, model }) => ({ ...row, id: `${id}`, note: model })) ?? [],
  });
  expect(right.derived?.from).toEqual({ trucks });
  derivedType({
    name,
    // @ts-expect-error no such field
    label: 'name',
    fields,
    from: { trucks },
    ...ALONE,
    rows: () => [row],
  });
  // @ts-expect-error a required field is null
  derivedType({ name, fields, from: { trucks }, ...ALONE, rows: () => [{ ...row, label: null }] });
  // @ts-expect-error a field is missing
  derivedType({ name, fields, from: { trucks }, ...ALONE, rows: () => [{ id: 'a', label: 'A' }] });
  derivedType({
    name,
    label: 'label',
    fields,
    from: { trucks },
    ...ALONE,
    rows: (rows) => {
      // @ts-expect-error no such source
      const others = rows.drivers;
      // @ts-expect-error no such field of a source
      const names = rows.trucks?.map(({ nickname }) => nickname);
      return [{ ...row, note: String(others ?? names) }];
    },
  });
});
