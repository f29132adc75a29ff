import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';

import type { Sought, SoughtLink, SoughtPage } from '../../api/store/rows.ts';
import { sortKey } from '../../src/domain/base/search.ts';
import type { Condition, Value } from '../../src/domain/records/condition.ts';
import { orderKey } from '../../src/domain/records/query.ts';
import type { Plan } from './plan.ts';
import { LINKED_COLUMN, SEARCH_COLUMN, sortColumn } from './soughtColumns.ts';
import { tableOf, typeOfTable, type TableDef } from './tables.ts';

// oxlint-disable-next-line typescript/no-explicit-any
export type Builder = ExpressionBuilder<any, any>;

/** If no more are found, they are sorted here; many lie close together in the order of the list. */
export const FEW = 1000;

export interface Ordered {
  id: number;
  key: string | number | null;
}

export interface Order {
  /** Undefined for ids. */
  column?: string;
  isDescending: boolean;
  /** The key of a row whose column is no key by itself. */
  keyOf?: (value: unknown) => Ordered['key'];
  /** Text by code units, as `queryRows` has it. */
  isPlain: boolean;
}

const compare = <Key>(a: Key, b: Key): number => (a < b ? -1 : Number(a > b));

/** As `queryRows` does. */
export const inOrder = (rows: readonly Ordered[], { isDescending }: Order): Ordered[] => {
  const sign = isDescending ? -1 : 1;
  return rows.toSorted(
    (a, b) =>
      Number(a.key === null) - Number(b.key === null) ||
      (a.key === null || b.key === null ? 0 : sign * compare(a.key, b.key)) ||
      sign * compare(a.id, b.id),
  );
};

/** Undefined where no column has that order. */
export const orderOf = (
  { name, columns }: TableDef,
  sort: SoughtPage['sort'] = { field: 'id', isDescending: false, inArabic: false },
): Order | undefined => {
  const { field, isDescending, inArabic } = sort;
  if (field === 'id') return { isDescending, isPlain: false };
  const names = [...(inArabic ? [sortColumn(field, true)] : []), sortColumn(field)];
  const found = names.find((one) => columns.some((column) => column.name === one));
  if (found !== undefined) return { column: found, isDescending, isPlain: true };
  const { fields = {} } = typeOfTable(name) ?? {};
  const declared = fields[field];
  // A name of which readers of Arabic see another takes two fields.
  if (!declared || declared.writeOnly || fields[`${field}_ar`]) return undefined;
  const isSelect = declared.kind === 'select';
  const isOwnKey = isSelect && declared.options.every((option) => sortKey(option) === option);
  const keyOf = (value: unknown) => orderKey({ [field]: value }, field, false);
  const isText = declared.kind === 'text' || (isSelect && !isOwnKey);
  return { column: field, isDescending, isPlain: isOwnKey, ...(isText && { keyOf }) };
};

/** Numbers are in fewer rows than words, and long words in fewer than short ones: the others are then not looked for. */
const rarerFirst = (a: string, b: string): number =>
  Number(/\d/.test(b)) - Number(/\d/.test(a)) || b.length - a.length;

const MOST_BESIDE = 100;

/** Joins many in halves, as SQLite refuses expressions nested 1,000 deep. */
const joined = (
  tests: readonly Expression<SqlBool>[],
  join: (tests: readonly Expression<SqlBool>[]) => Expression<SqlBool>,
): Expression<SqlBool> => {
  if (tests.length <= MOST_BESIDE) return join(tests);
  const middle = Math.ceil(tests.length / 2);
  return join([joined(tests.slice(0, middle), join), joined(tests.slice(middle), join)]);
};

export const isAsked = ({ where, words }: Sought): boolean => where.length > 0 || words.length > 0;

/** Makes the tests of a list in SQL. `isIdle` keeps a database from looking into other indexes. */
export const createTests = (
  { kind, columns, table: { name: table } }: Pick<Plan, 'kind' | 'columns' | 'table'>,
  { isIdle = false }: { isIdle?: boolean } = {},
) => {
  const noIndexOf = (field: string) =>
    kind.name === 'SQLite' ? sql`+${sql.ref(field)}` : sql.ref(field);
  const own = (field: string) => (isIdle ? noIndexOf(field) : sql.ref(field));
  const written = (field: string, value: Value | undefined) =>
    kind.write(columns.get(field)?.kind ?? 'integer', value);

  const among = (eb: Builder, field: string, values: readonly Value[], isBeside: boolean) => {
    const tested = isBeside ? noIndexOf(field) : own(field);
    const given = values.filter((value) => value !== null).map((value) => written(field, value));
    return eb.or([
      ...(given.length > 0 ? [eb(tested, 'in', given)] : []),
      ...(values.includes(null) ? [eb(tested, 'is', null)] : []),
    ]);
  };

  const test = (eb: Builder, condition: Condition, isBeside = false): Expression<SqlBool> => {
    if ('any' in condition) {
      const any = condition.any.map((all) => every(eb, all));
      return joined(any, (tests) => eb.or(tests));
    }
    if ('lastOf' in condition) {
      const { lastOf, among: of } = condition;
      const last = eb
        .selectFrom(table)
        .select((all) => all.fn.max('id').as('last'))
        .where((all) => every(all, of))
        .groupBy([...lastOf]);
      return eb('id', 'in', last);
    }
    if ('namedBy' in condition) {
      const others = sql.table(tableOf(condition.namedBy) ?? '');
      const by = sql.ref(condition.in);
      const named = sql`(select ${by} from ${others} where ${by} is not null)`;
      // Of vehicles nobody knows anything while there are no drivers.
      return condition.exists
        ? sql<SqlBool>`id in ${named}`
        : sql<SqlBool>`id not in ${named} and exists (select 1 from ${others})`;
    }
    const { field } = condition;
    if ('oneOf' in condition) return among(eb, field, condition.oneOf, isBeside);
    if ('noneOf' in condition) {
      const { noneOf } = condition;
      const isOther = eb.not(among(eb, field, noneOf, isBeside));
      return noneOf.includes(null) ? isOther : eb.or([eb(own(field), 'is', null), isOther]);
    }
    const { from, to } = condition;
    return eb.and([
      ...(from === undefined ? [] : [eb(own(field), '>=', written(field, from))]),
      ...(to === undefined ? [] : [eb(own(field), '<=', written(field, to))]),
    ]);
  };

  const every = (eb: Builder, all: readonly Condition[]) => {
    // Where days are asked for, their index has the rest too.
    const hasRange = all.some((condition) => 'from' in condition || 'to' in condition);
    return eb.and(all.map((condition) => test(eb, condition, hasRange)));
  };

  // A word has letters and digits only, none of which is special here.
  const has = (eb: Builder, field: Expression<unknown>, word: string) =>
    eb(field, 'like', `%${word}%`);

  const isLinked = (
    eb: Builder,
    { collection, by, isNamed }: SoughtLink,
    words: Sought['words'],
  ) => {
    const [mine, its] = isNamed ? [by, 'id'] : ['id', by];
    const named = eb
      .selectFrom(collection)
      .select(its)
      .where(its, '>', 0)
      .where((linked) => {
        const any = words.map((word) => has(linked, sql.ref(LINKED_COLUMN), word));
        return joined(any, (tests) => linked.or(tests));
      });
    return eb(sql.ref(mine), 'in', named);
  };

  const contains = (eb: Builder, word: string, links: Sought['links']) =>
    eb.or([has(eb, own(SEARCH_COLUMN), word), ...links.map((link) => isLinked(eb, link, [word]))]);

  return {
    isLinked,
    hasWords: (eb: Builder, { words, links }: Omit<Sought, 'where'>): Expression<SqlBool> => {
      const all = words.toSorted(rarerFirst).map((word) => contains(eb, word, links));
      return joined(all, (tests) => eb.and(tests));
    },
    hasAll: (eb: Builder, where: Sought['where']): Expression<SqlBool> => every(eb, where),
  };
};
