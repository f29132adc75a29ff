import type { AnyRecordType } from './recordType.ts';

type IsOff = (row: object) => boolean;

const never: IsOff = () => false;

const rules = new WeakMap<AnyRecordType, IsOff>();

const ruleOf = (type: AnyRecordType): IsOff => {
  for (const [name, field] of Object.entries(type.fields)) {
    if (field.kind !== 'select' || !field.outOfService) continue;
    const statuses: ReadonlySet<unknown> = new Set(field.outOfService);
    return (row) => statuses.has((row as Readonly<Record<string, unknown>>)[name]);
  }
  return never;
};

/** Such as a driver who left or a sold truck; without a status, a record is in service. */
export const isOutOfService = (type: AnyRecordType, row: object): boolean => {
  let rule = rules.get(type);
  if (!rule) rules.set(type, (rule = ruleOf(type)));
  return rule(row);
};

/** Whether records of a type can be out of service. */
export const hasService = (type: AnyRecordType): boolean =>
  Object.values(type.fields).some((field) => field.kind === 'select' && field.outOfService);
