import { sameBranch } from '../base/branch.ts';
import { foldKey } from '../base/fold.ts';
import { isEmpty, numberOf } from '../base/validation.ts';
import type { Field } from './field.ts';
import type { AnyRecordType, Draft } from './recordType.ts';

/** How far apart two clocks may be, in milliseconds. */
const CLOCKS_MS = 120_000;

/** Servers compute one amount from another, and round. */
const CENT = 0.0101;

const sameNumber = (field: Field, a: unknown, b: unknown, litres: number): boolean => {
  const [one, other] = [numberOf(a), numberOf(b)];
  if (one === undefined || other === undefined) return foldKey(a) === foldKey(b);
  const unit = 'unit' in field ? field.unit : undefined;
  if (unit === 'money') return Math.abs(one - other) < CENT;
  if (unit === 'unitPrice') return Math.abs(one - other) * litres < CENT;
  return one === other;
};

const same = (field: Field, a: unknown, b: unknown, litres: number): boolean => {
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return sameNumber(field, a, b, litres);
    case 'instant':
      return Math.abs(Date.parse(String(a)) - Date.parse(String(b))) <= CLOCKS_MS;
    case 'branch':
      return sameBranch(a, b);
    default:
      return foldKey(String(a)) === foldKey(String(b));
  }
};

/**
 * The fields of a new record that the server did not keep as they were sent: it dropped or changed
 * them. What it only writes otherwise counts as kept, as does a record known by its name instead of
 * its id.
 */
export const notKept = ({ fields }: AnyRecordType, sent: Draft, stored: Draft): string[] => {
  const litres = Math.abs(numberOf(sent['liters'] ?? sent['liters_received']) ?? 1);
  const isKept = (name: string): boolean => {
    const field = fields[name];
    const value = sent[name];
    if (!field || field.readOnly || field.writeOnly || isEmpty(value)) return true;
    return !isEmpty(stored[name]) && same(field, value, stored[name], litres);
  };
  const pairs = Object.entries(fields).flatMap(([id, field]) =>
    field.kind === 'relationship' && field.named ? [[id, field.named] as const] : [],
  );
  const isKnownByOther = (name: string): boolean =>
    pairs.some(
      ([id, named]) =>
        (name === id && !isEmpty(sent[named]) && isKept(named)) ||
        (name === named && !isEmpty(sent[id]) && isKept(id)),
    );
  return Object.keys(fields).filter((name) => !isKept(name) && !isKnownByOther(name));
};
