import { sql, type Compilable, type Expression, type RawBuilder } from 'kysely';

import type { Page, Place, Sought, SoughtPage } from '../../api/store/rows.ts';
import type { AnswerCache } from './answerCache.ts';
import type { Db } from './db.ts';
import type { Plan } from './plan.ts';
import { createTests, FEW, inOrder, isAsked, orderOf, type Order, type Ordered } from './sought.ts';

const IDS_AT_ONCE = 1000;
const MANY = sql<number>`count(*)`.as('many');

interface Setup<Row> {
  db: Db;
  plan: Plan;
  answers?: AnswerCache;
  /** The rows with these ids, in any order. */
  rowsWith: (ids: readonly number[]) => Promise<readonly Row[]>;
}

/** The rows of a table that lists ask for page by page. */
export class SoughtRows<Row extends { id: number }> {
  readonly #of: Setup<Row>;

  constructor(setup: Setup<Row>) {
    this.#of = setup;
  }

  async find(asked: SoughtPage): Promise<Page<Row> | undefined> {
    const order = orderOf(this.#of.plan.table, asked.sort);
    if (!order) return undefined;
    if (order.keyOf) {
      const all = await this.#keyed(
        order,
        isAsked(asked) ? this.#matching(asked).select('id') : undefined,
      );
      return this.#part(asked, order, all);
    }
    const { total, few } = await this.#found(asked);
    if (few !== undefined) return this.#part(asked, order, await this.#keyed(order, few));
    return { rows: await this.#inPlaces(await this.#walked(asked, order, total)), total };
  }

  async count(asked: Sought): Promise<number> {
    const { where, words, links } = asked;
    const [counted] = await this.#counted(['count', where, words, links], () =>
      this.#of.db.selectFrom(this.#ids(asked).as('found')).select(MANY),
    );
    return Number(counted?.['many']);
  }

  async placeOf(id: number, asked: SoughtPage): Promise<Place | null | undefined> {
    const order = orderOf(this.#of.plan.table, asked.sort);
    if (!order || order.keyOf) return undefined;
    const key = this.#keyOf(order);
    const here = await this.#matching(asked)
      .select(key.as('key'))
      .where('id', '=', id)
      .executeTakeFirst();
    if (!here) return null;
    const side = (isAfter: boolean) => {
      // Empty values come last in either order.
      const sign = isAfter === order.isDescending ? '<' : '>';
      return this.#matching(asked).where((eb) => {
        const isBeside = eb('id', sign, id);
        if (here['key'] === null) {
          const isNull = eb.and([eb(key, 'is', null), isBeside]);
          return isAfter ? isNull : eb.or([eb(key, 'is not', null), isNull]);
        }
        return eb.or([
          eb(key, sign, here['key']),
          eb.and([eb(key, '=', here['key']), isBeside]),
          ...(isAfter ? [eb(key, 'is', null)] : []),
        ]);
      });
    };
    const nearest = async (isAfter: boolean) => {
      const direction = isAfter === order.isDescending ? 'desc' : 'asc';
      const found = await side(isAfter)
        .select('id')
        .orderBy(key, (by) =>
          isAfter ? by[direction]().nullsLast() : by[direction]().nullsFirst(),
        )
        .orderBy('id', direction)
        .limit(1)
        .executeTakeFirst();
      return found && Number(found['id']);
    };
    const before = await side(false).select(MANY).executeTakeFirstOrThrow();
    return {
      index: Number(before['many']),
      total: await this.count(asked),
      previous: await nearest(false),
      next: await nearest(true),
    };
  }

  /** How many there are, and which if they are few; of words, each row is looked at only once. */
  async #found(asked: Sought): Promise<{ total: number; few?: RawBuilder<unknown> }> {
    const { json } = this.#of.plan.kind;
    if (asked.words.length === 0) {
      const total = await this.count(asked);
      const isFew = isAsked(asked) && total <= FEW;
      return { total, ...(isFew && { few: sql`(${this.#matching(asked).select('id')})` }) };
    }
    const { where, words, links } = asked;
    const [found] = await this.#counted(['found', where, words, links], () =>
      this.#of.db
        .selectFrom(this.#ids(asked).as('found'))
        .select([
          MANY,
          sql<string>`case when count(*) <= ${sql.lit(FEW)} then ${json.listOf('id')} end`.as(
            'ids',
          ),
        ]),
    );
    const total = Number(found?.['many']);
    return { total, ...(total <= FEW && { few: json.inList((found?.['ids'] ?? '[]') as string) }) };
  }

  /** With what they are sorted by. An index may have all that is asked for, but not the order. */
  async #keyed(
    { column = 'id', keyOf = (key) => key as Ordered['key'] }: Order,
    ids?: Expression<unknown>,
  ): Promise<Ordered[]> {
    const keyed = this.#of.db
      .selectFrom(this.#of.plan.table.name)
      .select(['id', sql.ref(column).as('key')]);
    const found = await (ids ? keyed.where('id', 'in', ids) : keyed).execute();
    return found.map(({ id, key }) => ({ id: Number(id), key: keyOf(key) }));
  }

  async #part(
    { offset = 0, limit }: SoughtPage,
    order: Order,
    all: readonly Ordered[],
  ): Promise<Page<Row>> {
    const part = inOrder(all, order).slice(offset, offset + (limit ?? all.length));
    return { rows: await this.#inPlaces(part), total: all.length };
  }

  /** Those of a page, by walking along the order of the list from its nearer end. */
  async #walked(asked: SoughtPage, order: Order, total: number): Promise<{ id: number }[]> {
    const { offset = 0 } = asked;
    const limit = Math.min(asked.limit ?? total, total - offset);
    if (limit <= 0) return [];
    const isNear = offset + limit / 2 <= total / 2;
    const direction = isNear === order.isDescending ? 'desc' : 'asc';
    const start = isNear ? offset : total - offset - limit;
    const found = await this.#answer(['walked', asked, direction, start, limit], () => {
      const select = this.#matching(asked, { isIdle: true }).select('id');
      const sorted =
        order.column === undefined
          ? select
          : select.orderBy(this.#keyOf(order), (by) =>
              isNear ? by[direction]().nullsLast() : by[direction]().nullsFirst(),
            );
      return sorted.orderBy('id', direction).limit(limit).offset(start);
    });
    const ids = found.map(({ id }) => ({ id: Number(id) }));
    return isNear ? ids : ids.toReversed();
  }

  async #inPlaces(found: readonly { id: number }[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (let start = 0; start < found.length; start += IDS_AT_ONCE) {
      const ids = found.slice(start, start + IDS_AT_ONCE).map(({ id }) => id);
      const byId = new Map((await this.#of.rowsWith(ids)).map((row) => [row.id, row]));
      rows.push(...ids.flatMap((id) => byId.get(id) ?? []));
    }
    return rows;
  }

  #keyOf({ column = 'id', isPlain }: Order): RawBuilder<unknown> {
    const key = sql.ref(column);
    return isPlain && this.#of.plan.kind.name === 'PostgreSQL' ? sql`${key} collate "C"` : key;
  }

  #answer(question: readonly unknown[], write: () => Compilable) {
    return this.#of.plan.answer(this.#of.db, question, write);
  }

  /** As long as nothing is written, each page of a list asks the same. */
  #counted(question: readonly unknown[], write: () => Compilable) {
    const { plan, answers } = this.#of;
    const find = () => this.#answer(question, write);
    return answers ? answers.answer(JSON.stringify([plan.table.name, ...question]), find) : find();
  }

  #matching({ where, ...sought }: Sought, options?: { isIdle: boolean }) {
    const { db, plan } = this.#of;
    const { hasAll, hasWords } = createTests(plan, options);
    return db
      .selectFrom(plan.table.name)
      .where((eb) => eb.and([hasAll(eb, where), hasWords(eb, sought)]));
  }

  /** Each once. Few are found by links alone: only these are compared with the links. */
  #ids(asked: Sought) {
    const { db, plan } = this.#of;
    const { words, links } = asked;
    const byOwn = this.#matching({ ...asked, links: [] }).select('id');
    if (words.length === 0 || links.length === 0) return byOwn;
    const { hasWords, isLinked } = createTests(plan);
    const linked = links
      .map((link) =>
        db
          .selectFrom(plan.table.name)
          .select('id')
          .where((eb) => isLinked(eb, link, words)),
      )
      .reduce((all, one) => all.unionAll(one));
    const byLinks = this.#matching(asked)
      .select('id')
      .where(plan.kind.isAmong(sql.ref('id'), linked))
      .where((eb) => eb.not(hasWords(eb, { words, links: [] })));
    return byOwn.unionAll(byLinks);
  }
}
