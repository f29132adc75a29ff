import type { Field } from './field.ts';
import type { AnyRecordType, Draft } from './recordType.ts';

/** The filter of a list for the records that refer to this one in a field, if any can. */
const filterFor = (name: string, field: Field, resource: string, id: unknown): Draft[] => {
  // A record that has the name too loses nothing.
  if (field.kind === 'relationship') {
    return field.reference === resource && !field.named ? [{ [name]: [id] }] : [];
  }
  if (field.kind !== 'integer' || !field.refersTo) return [];
  const { by, types } = field.refersTo;
  const word = Object.keys(types).find((one) => types[one] === resource);
  return word === undefined ? [] : [{ [by]: word, [name]: [id] }];
};

/** Filters of a list, each of which finds records that lose their link when this one is deleted. */
export const filtersTo = (type: AnyRecordType, resource: string, id: unknown): Draft[] =>
  Object.entries(type.fields).flatMap(([name, field]) => filterFor(name, field, resource, id));

/** Whether a record has the values of such a filter. */
export const isFoundBy = (filter: Draft, row: object): boolean =>
  Object.entries(filter).every(([name, wanted]) => [wanted].flat().includes((row as Draft)[name]));

/** What is free again once this record is deleted: record type and id. */
export const exclusiveOf = (type: AnyRecordType, row: Draft) =>
  Object.entries(type.fields).flatMap(([name, field]) => {
    const id = row[name];
    return field.kind === 'relationship' && field.exclusive && typeof id === 'number'
      ? [{ reference: field.reference, id }]
      : [];
  });
