import type { LucideIcon } from 'lucide-react';

import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { documentFilters } from '../fleet/documents/documentFilters.ts';
import type { ListFilter } from '../kit/list/filters/listFilters.ts';
import { recordFilters } from '../kit/list/filters/recordFilters.ts';
import { recordPaths } from '../kit/recordPaths.ts';
import type { useT } from '../kit/texts/useT.ts';
import { toSearchable, type Findable } from './entry.ts';

const OWN: Readonly<Partial<Record<string, readonly ListFilter[]>>> = {
  [RESOURCES.documents]: documentFilters,
};

interface Texts {
  t: ReturnType<typeof useT>;
  records: string;
}

/** The list of a record type, filtered by each value of its filters, such as all drivers on vacation. */
export const filterEntries = (
  type: AnyRecordType,
  icon: LucideIcon,
  { t, records }: Texts,
): Findable[] => {
  const filters = recordFilters(type, OWN[type.name]);
  // If there are several, the one for any expiry comes first.
  const broadest = filters.find(({ expires }) => expires)?.source;
  return filters.flatMap(({ source, label, options = [] }) =>
    options.flatMap((option) => {
      if (!('text' in option)) return [];
      const path = recordPaths(type.name).filtered({ [source]: option.value });
      const isExpired = option.value === 'overdue' || option.value === 'expired';
      return toSearchable({
        id: path,
        group: 'filters',
        label: t('palette.filter', { records, value: t(option.text), filter: t(label) }),
        words: isExpired ? t('palette.words.expired') : undefined,
        isBroad: source === broadest,
        icon,
        target: path,
      });
    }),
  );
};
