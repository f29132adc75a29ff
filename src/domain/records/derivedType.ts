import type { CompanyDay } from '../base/companyDay.ts';
import type { ValueOf } from './field.ts';
import {
  declared,
  type AnyRecordType,
  type Declaration,
  type Derivation,
  type Fields,
  type Filters,
  type RecordOf,
  type RecordType,
  type RowFilter,
  type Virtual,
} from './recordType.ts';

type Sources = Readonly<Record<string, AnyRecordType>>;

/** The rows of each source; those that failed to load, or that the role may not read, are absent. */
type RowsOf<S extends Sources> = { [Name in keyof S]?: readonly RecordOf<S[Name]>[] };

/** A row that follows from others. Its id is text that stays the same while the row means the same. */
type DerivedRow<F extends Fields> = { id: string } & {
  -readonly [Name in keyof F]: ValueOf<F[Name]>;
};

interface Derived<S extends Sources, Row extends object> extends Pick<
  Derivation,
  'links' | 'order'
> {
  from: S;
  /** A pure function of its sources and the day. Rows may carry more than the fields. */
  rows: (rows: RowsOf<S>, day: CompanyDay, cut: readonly string[]) => readonly Row[];
}

export const derivedType = <
  const F extends Fields,
  const S extends Sources,
  Row extends DerivedRow<F>,
  const V extends Virtual<Row> = Readonly<Record<never, null>>,
  const X extends Filters<Row> = Readonly<Record<never, RowFilter>>,
  const T extends Readonly<Record<string, unknown>> = Readonly<Record<never, object>>,
>({
  from,
  rows,
  links,
  order,
  ...declaration
}: Declaration<F, V, X, T, Row> & Derived<S, Row>): RecordType<F, V, X, keyof T & string> => ({
  ...declared<F, V, X, T, Row>(declaration),
  derived: { from, rows, links, order },
});
