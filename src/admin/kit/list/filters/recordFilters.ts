import { EXPIRY_STATES } from '../../../../domain/records/expiry.ts';
import { expiryFieldsOf } from '../../../../domain/records/filter.ts';
import type { AnyRecordType } from '../../../../domain/records/recordType.ts';
import { hasService } from '../../../../domain/records/service.ts';
import type { MessageKey } from '../../../../i18n/messages.ts';
import type { FilterOption } from '../../texts/useOptionName.ts';
import type { ListFilter } from './listFilters.ts';

const IMPORTED: ListFilter = { source: 'ids', label: 'common.list.imported', isGiven: true };

const STATES = EXPIRY_STATES.map((value): FilterOption => ({
  value,
  text: `common.expiryStates.${value}`,
}));

export const filterOptions = (
  resource: string,
  source: string,
  options: readonly string[],
): FilterOption[] =>
  options.map((value) => ({
    value,
    text: `resources.${resource}.options.${source}.${value}` as MessageKey,
  }));

export const recordFilters = (
  type: AnyRecordType,
  own: readonly ListFilter[] = [],
): ListFilter[] => {
  const selects = Object.entries(type.fields).flatMap(([source, field]): ListFilter[] =>
    field.kind === 'select' && field.column !== false
      ? [
          {
            source,
            label: `resources.${type.name}.fields.${source}` as MessageKey,
            options: filterOptions(type.name, source, [
              ...field.options,
              ...Object.keys(field.also ?? {}),
            ]),
          },
        ]
      : [],
  );
  const kinds = [...expiryFieldsOf(type)].flatMap(([kind, field]) =>
    type.fields[field]?.filter === false ? [] : [kind],
  );
  const states = hasService(type) ? STATES : STATES.filter(({ value }) => value !== 'off');
  const expiries = (kinds.length > 1 ? (['expiry', ...kinds] as const) : kinds).map(
    (source): ListFilter => {
      const label = `common.expiryKinds.${source}` as MessageKey;
      return { source, label, options: states, expires: label };
    },
  );
  const filters = new Map(
    [...selects, ...expiries, ...own].map((filter) => [filter.source, filter]),
  );
  const named = type.filters.flatMap((source) => filters.get(source) ?? []);
  return [...new Set([...named, ...filters.values(), IMPORTED])];
};
