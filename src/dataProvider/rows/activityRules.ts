import {
  activityMatches,
  type ActivityEntry,
  type ActivityFilter,
} from '../../domain/activity/activity.ts';
import type { ListRules, Row, RowFilter } from '../endpoints.ts';
import { asText } from './rows.ts';

const entryOf = (row: Row) => row as unknown as ActivityEntry;

const filterOf =
  (name: keyof ActivityFilter): RowFilter =>
  (row, value, day) =>
    activityMatches(entryOf(row), { [name]: value }, day);

/** How the activity log is narrowed down; what was changed can be searched for too. */
export const activityRules: ListRules = {
  filters: { from: filterOf('from'), to: filterOf('to'), actor: filterOf('actor') },
  searchText: (row) =>
    entryOf(row)
      .changes.flatMap((change) => [asText(change.old), asText(change.new)])
      .join('\n'),
};
