import { branchKey, type BranchId } from '../base/branch.ts';
import { isEmpty, problemsOf, required, type Problems } from '../base/validation.ts';
import { branch, decimal, instant, readOnly, select, text } from '../records/field.ts';
import { recordType, type Draft, type RecordOf } from '../records/recordType.ts';
import { RESOURCES } from '../records/resources.ts';
import { emptyRow } from '../records/values.ts';
import { toAed, toFils, toLitres, toMillilitres } from './amounts.ts';
import { MAX_REASON } from './doubts.ts';
import type { Explained, Explanation } from './fills/explained.ts';
import { isMonth, type ClosedMonth } from './ledger/closing.ts';

/** A month is closed with its figures and reopened with a reason; an anomaly is closed with one. */
const neededFields = ({ action, anomaly }: Draft): readonly string[] => {
  const isClosing = action === 'close';
  if (!isEmpty(anomaly)) return isClosing ? ['why'] : [];
  return ['branch_id', 'month', ...(isClosing ? ['liters', 'value'] : ['why'])];
};

const problems = (draft: Draft): Problems<string> =>
  problemsOf(Object.fromEntries(neededFields(draft).map((name) => [name, [required]])), draft);

/**
 * What was closed in the diesel books, or reopened: the month of a branch, or an anomaly by its
 * explanation. Entries are only ever added; of each subject, the last one counts.
 */
export const dieselBooks = recordType({
  name: RESOURCES.dieselBooks,
  label: 'subject',
  fields: {
    at: readOnly(instant({ required: true })),
    by: readOnly(text({ required: true })),
    /** In words: branch and month, or the voucher of the anomaly. */
    subject: readOnly(text({ required: true })),
    action: select(['close', 'reopen'], { required: true }),
    branch_id: branch(),
    /** yyyy-MM. */
    month: text({
      check: (value) => (isEmpty(value) || isMonth(value) ? undefined : { code: 'date' }),
    }),
    anomaly: text({ max: 100 }),
    why: text({ max: MAX_REASON }),
    /** At the end of the month. */
    liters: decimal({ unit: 'litres' }),
    value: decimal({ unit: 'money' }),
    /** Those that the month included, as `vouchersText` writes them. */
    vouchers: text({ max: 100_000 }),
  },
  rules: [{ problems }],
});

export interface BookEntry extends RecordOf<typeof dieselBooks> {}

/** What a user enters; the rest is the server's. */
export type BookDraft = Pick<BookEntry, 'action'> &
  Partial<Omit<BookEntry, 'id' | 'at' | 'by' | 'subject' | 'action'>>;

const subjectOf = ({ anomaly, branch_id, month }: Partial<BookEntry>): string =>
  isEmpty(anomaly) ? `${month} ${branchKey(branch_id)}` : String(anomaly);

const lastEntries = (entries: readonly BookEntry[]): BookEntry[] => [
  ...new Map(entries.map((entry) => [subjectOf(entry), entry])).values(),
];

/** Whether what an entry is about is closed. */
export const isClosedIn = (entries: readonly BookEntry[], draft: Partial<BookEntry>): boolean =>
  entries.findLast((entry) => subjectOf(entry) === subjectOf(draft))?.action === 'close';

/** The explained anomalies. */
export const explainedIn = (entries: readonly BookEntry[]): Explained => {
  const found: Record<string, Explanation> = {};
  for (const { anomaly, action, why, by, at } of lastEntries(entries)) {
    if (anomaly && action === 'close') found[anomaly] = { why: why ?? '', by, at };
  }
  return found;
};

/** The closed months of all branches. */
export const closedMonthsIn = (entries: readonly BookEntry[]): ClosedMonth[] =>
  lastEntries(entries).flatMap(({ month, branch_id, action, ...entry }) => {
    const branch = branchKey(branch_id);
    if (!month || branch === undefined || action !== 'close') return [];
    const { liters, value, by, at, vouchers } = entry;
    const amount = { ml: toMillilitres(liters ?? 0), fils: toFils(value ?? 0) };
    return [{ branch, month, ...amount, by, at, ...(vouchers !== null && { vouchers }) }];
  });

/** The reopenings of a branch's month, with their reasons; the latest last. */
export const reopeningsIn = (
  entries: readonly BookEntry[],
  branch: ClosedMonth['branch'],
  month: string,
): BookEntry[] =>
  entries.filter(
    (entry) =>
      entry.action === 'reopen' &&
      entry.month === month &&
      branchKey(entry.branch_id) === branchKey(branch),
  );

const isEntry = (value: unknown): value is BookEntry =>
  typeof value === 'object' &&
  value !== null &&
  'action' in value &&
  (('anomaly' in value && typeof value.anomaly === 'string') ||
    ('month' in value && isMonth(value.month)));

/** The entries in what a browser kept; anything else in it is left out. */
export const keptEntries = (kept: unknown): BookEntry[] =>
  Array.isArray(kept) ? kept.filter(isEntry) : [];

/** An entry as a browser keeps it. */
export const keptEntry = (draft: BookDraft, by: string, at: string): BookEntry => ({
  ...emptyRow(dieselBooks),
  id: Date.parse(at),
  ...draft,
  by,
  at,
});

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const ofOlder = ({ by, at }: Draft, draft: BookDraft): BookEntry[] => {
  const entry = keptEntry(draft, textIn(by), textIn(at));
  return isEntry(entry) && !Number.isNaN(entry.id) ? [entry] : [];
};

const isObject = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

/** The entries in what browsers kept of closed months and explained anomalies before the server took any. */
export const olderEntries = (closed: unknown, explained: unknown): BookEntry[] => [
  ...(Array.isArray(closed) ? closed : []).filter(isObject).flatMap((one) => {
    const { branch, month, ml, fils } = one;
    const [liters, value] = [toLitres(Number(ml)), toAed(Number(fils))];
    return branchKey(branch) === undefined || Number.isNaN(liters + value)
      ? []
      : ofOlder(one, {
          action: 'close',
          branch_id: branch as BranchId,
          month: String(month),
          liters,
          value,
        });
  }),
  ...Object.entries(isObject(explained) ? explained : {}).flatMap(([anomaly, one]) =>
    isObject(one) ? ofOlder(one, { action: 'close', anomaly, why: textIn(one['why']) }) : [],
  ),
];
