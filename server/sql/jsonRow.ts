import { sql, type SelectQueryBuilder } from 'kysely';

import { column, type Column } from './column.ts';
import type { Db } from './db.ts';
import type { Plan } from './plan.ts';

const ID = column('id', 'integer');

/** A function of a database takes no more than a hundred values. */
const MOST_FIELDS = 50;

const fieldsOf = ({ own }: Plan) => {
  const [optional, ...others] = own.filter(({ isOptional }) => isOptional);
  const always = [ID, ...own.filter(({ isOptional }) => !isOptional)];
  return { always, optional, others };
};

/** Whether the database can write rows of this table as they are sent. */
export const hasJson = (plan: Plan): boolean => {
  const { always, others } = fieldsOf(plan);
  const isPlain = plan.own.every((one) => plan.kind.json.value(one));
  return isPlain && others.length === 0 && always.length < MOST_FIELDS;
};

/** Selects the rows with these ids, in their order, as one list in JSON, in parts: that spares making objects. */
// oxlint-disable-next-line typescript/no-explicit-any
export const jsonOf = (db: Db, plan: Plan, ids: SelectQueryBuilder<any, any, any>) => {
  const { json } = plan.kind;
  const { always, optional } = fieldsOf(plan);
  const objectOf = (columns: readonly Column[]) =>
    json.object(
      columns.flatMap((one) => {
        const value = json.value(one);
        return value ? [{ name: one.name, value }] : [];
      }),
    );
  const row = optional
    ? sql`case when ${sql.ref(optional.name)} is null then ${objectOf(always)} else ${objectOf([...always, optional])} end`
    : objectOf(always);
  const part = json.partOf?.(sql.ref('id'));
  const list = db
    .selectFrom(plan.table.name)
    .where('id', 'in', ids)
    .select([
      json.joined(row).as('json'),
      sql<number>`count(*)`.as('many'),
      sql<number>`max(id)`.as('last'),
    ]);
  return part ? list.groupBy(part).orderBy(part) : list;
};
