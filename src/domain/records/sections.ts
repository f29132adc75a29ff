import { expiryFieldsOf } from './filter.ts';
import type { AnyRecordType } from './recordType.ts';

/** The section of a form that expiry dates belong to unless a declaration places them elsewhere. */
const EXPIRIES = 'expiries';

/**
 * As the declaration places them. A field that it leaves out goes to the first section, an expiry
 * date to `expiries`, so that no form lacks it.
 */
export const fieldsOfSection = (type: AnyRecordType, section: string): readonly string[] => [
  ...(type.sections[section] ?? []),
  ...unplacedFields(type, section),
];

export const unplacedFields = (type: AnyRecordType, section: string): readonly string[] => {
  const names = Object.keys(type.sections);
  const placed = new Set(Object.values(type.sections).flat());
  const expiries = new Set(expiryFieldsOf(type).values());
  const home = (field: string) =>
    expiries.has(field) && names.includes(EXPIRIES) ? EXPIRIES : names[0];
  return Object.keys(type.fields).filter((field) => !placed.has(field) && home(field) === section);
};
