import { holdersOf } from '../../../domain/assignments/assignment.ts';
import { vehicleFieldOf } from '../../../domain/assignments/vehicleFields.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { AnyRecordType } from '../../../domain/records/recordType.ts';

type Row = Readonly<Record<string, unknown>> & { id: unknown };

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A vehicle's plate and driver, if the drivers are loaded; otherwise what the declaration says. */
export const hintsOf = (
  type: AnyRecordType,
  drivers: readonly Driver[],
): ((row: Row) => string) => {
  const field = vehicleFieldOf(type.name);
  const plateOf = type.virtual['plate'];
  if (!field) return (row) => text(type.hint && row[type.hint]);
  const holders = holdersOf(drivers, field);
  return (row) => {
    const holder = holders.get(Number(row.id))?.[0]?.name;
    const plate = plateOf?.(row) || text(type.hint && row[type.hint]);
    return [plate, holder].filter(Boolean).join(' · ');
  };
};
