import {
  activityMatches,
  type ActivityEntry,
  type ActivityFilter,
} from '../../domain/activity/activity.ts';
import type { ListRules, RowFilter } from '../endpoints.ts';
import { asText, type Row } from './rows.ts';

const entryOf = (row: Row) => row as ActivityEntry;

const filterOf =
  (name: keyof ActivityFilter): RowFilter =>
  (row, value) =>
    activityMatches(entryOf(row), { [name]: value });

/** The filters of the activity log; its search also looks at what was changed. */
export const activityRules: Partial<ListRules> = {
  filters: { from: filterOf('from'), to: filterOf('to'), actor: filterOf('actor') },
  searchText: (row) =>
    entryOf(row)
      .changes.flatMap((change) => [asText(change.old), asText(change.new)])
      .join('\n'),
};
