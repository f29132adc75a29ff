import type { CompanyDay } from '../base/companyDay.ts';
import type { IsoDate } from '../base/dates.ts';
import type { ResourceName } from '../records/resources.ts';
import {
  byUrgency,
  expiryStatus,
  type Expiry,
  type ExpiryKind,
  type ExpiryState,
  type ExpiryStatus,
} from './expiry.ts';

/** A row that holds the dates of its papers in the given fields. */
export type PaperRow<Field extends string> = { id: number } & Readonly<
  Record<Field, IsoDate | null>
>;

/** A record type whose rows have papers that expire: all that the rules below know about it. */
export interface PaperHolder<Paper extends ExpiryKind, Field extends string, Row> {
  resource: ResourceName;
  /** Each paper and the field that holds its date. */
  papers: Readonly<Record<Paper, Field>>;
  /** What the row is called where its paper is named. */
  label: (row: Row) => string;
}

/** What a list of such rows can be narrowed to. */
export type PaperFilter<Paper extends ExpiryKind> = Partial<Record<Paper, ExpiryState>> & {
  /** At least one of the papers, whichever, is in this state. */
  expiry?: ExpiryState;
};

const kindsOf = <Paper extends ExpiryKind>(papers: Readonly<Record<Paper, string>>) =>
  Object.keys(papers) as Paper[];

/** Where one paper of a row stands on `day`. */
export const paperStatus = <
  Paper extends ExpiryKind,
  Field extends string,
  Row extends PaperRow<Field>,
>(
  { papers }: PaperHolder<Paper, Field, Row>,
  row: Row,
  paper: NoInfer<Paper>,
  day: CompanyDay,
): ExpiryStatus => expiryStatus(row[papers[paper]], day.today, day.due_soon_days);

/** Every known date of the rows' papers on `day`, most urgent first. */
export const expiriesOf = <
  Paper extends ExpiryKind,
  Field extends string,
  Row extends PaperRow<Field>,
>(
  { resource, papers, label }: PaperHolder<Paper, Field, Row>,
  rows: readonly Row[],
  day: CompanyDay,
): Expiry[] => {
  const kinds = kindsOf(papers);
  return rows
    .flatMap((row) =>
      kinds.map((kind) => {
        const date = row[papers[kind]] ?? '';
        const holder = { resource, id: row.id, label: label(row) };
        return { ...expiryStatus(date, day.today, day.due_soon_days), kind, date, holder };
      }),
    )
    .filter(({ state }) => state !== 'unknown')
    .toSorted(byUrgency);
};

/** Whether a row's papers stand as the filter wants them on `day`. */
export const papersMatch = <
  Paper extends ExpiryKind,
  Field extends string,
  Row extends PaperRow<Field>,
>(
  { papers }: PaperHolder<Paper, Field, Row>,
  row: Row,
  filter: PaperFilter<NoInfer<Paper>>,
  day: CompanyDay,
): boolean => {
  const wanted: Partial<Record<Paper, ExpiryState>> & { expiry?: ExpiryState } = filter;
  const kinds = kindsOf(papers);
  const isIn = (kind: Paper, state: ExpiryState) =>
    expiryStatus(row[papers[kind]], day.today, day.due_soon_days).state === state;
  const { expiry } = wanted;
  return (
    (!expiry || kinds.some((kind) => isIn(kind, expiry))) &&
    kinds.every((kind) => {
      const state = wanted[kind];
      return !state || isIn(kind, state);
    })
  );
};

/** What every record type with papers offers: how one paper stands, and every known date. */
export const papersOf = <
  Paper extends ExpiryKind,
  Field extends string,
  Row extends PaperRow<Field>,
>(
  holder: PaperHolder<Paper, Field, Row>,
) => ({
  statusOf: (row: Row, paper: NoInfer<Paper>, day: CompanyDay): ExpiryStatus =>
    paperStatus(holder, row, paper, day),
  expiriesOf: (rows: readonly Row[], day: CompanyDay): Expiry[] => expiriesOf(holder, rows, day),
});
