import type { AnyRecordType } from './recordType.ts';

type IsOff = (row: object) => boolean;

const never: IsOff = () => false;

const rules = new WeakMap<AnyRecordType, IsOff>();

/** The field that says whether a record is in service, and its values for those that are not. */
export const serviceOf = ({
  fields,
}: AnyRecordType): { field: string; off: readonly string[] } | undefined => {
  for (const [field, declared] of Object.entries(fields)) {
    if (declared.kind === 'select' && declared.outOfService) {
      return { field, off: declared.outOfService };
    }
  }
  return undefined;
};

const ruleOf = (type: AnyRecordType): IsOff => {
  const service = serviceOf(type);
  if (!service) return never;
  const statuses: ReadonlySet<unknown> = new Set(service.off);
  return (row) => statuses.has((row as Readonly<Record<string, unknown>>)[service.field]);
};

/** Such as a driver who left or a sold truck; without a status, a record is in service. */
export const isOutOfService = (type: AnyRecordType, row: object): boolean => {
  let rule = rules.get(type);
  if (!rule) rules.set(type, (rule = ruleOf(type)));
  return rule(row);
};

/** Whether records of a type can be out of service. */
export const hasService = (type: AnyRecordType): boolean => serviceOf(type) !== undefined;
