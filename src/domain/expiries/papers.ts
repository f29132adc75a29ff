import memoize from 'lodash/memoize.js';

import type { CompanyDay } from '../base/companyDay.ts';
import { isIsoDate, type IsoDate } from '../base/dates.ts';
import { lastOfWeek } from '../base/week.ts';
import { derivedType } from '../records/derivedType.ts';
import { EXPIRY_KINDS, EXPIRY_STATES, type Expiry } from '../records/expiry.ts';
import { calendarDay, select, text } from '../records/field.ts';
import type { AnyRecordType, RecordOf } from '../records/recordType.ts';
import { endOf, RESOURCES } from '../records/resources.ts';
import { attentionOn } from './attention.ts';
import { expiryOrder, fleetExpiries, keyOf } from './fleetExpiries.ts';
import { fleetLinks } from './fleetLinks.ts';
import { PAPER_KINDS, paperKind } from './paperKind.ts';
import { holderOfExpiry, tabOf, WORKLIST_TABS } from './worklist.ts';

export const SERVICE_FILTERS = ['in', 'all'] as const;
export type ServiceFilter = (typeof SERVICE_FILTERS)[number];

/** The last day of the week of a date, computed once for all rows that are compared with it. */
const weekEnds = memoize(({ first_day_of_week: firstDay }: CompanyDay) =>
  memoize((date: IsoDate) => (isIsoDate(date) ? lastOfWeek(date, firstDay) : '')),
);
weekEnds.cache = new WeakMap();

/** The expiry itself, so that thousands of rows take no second object each. */
const paperOf = (
  expiry: Expiry,
  day: CompanyDay,
  attentionSince: ReturnType<typeof attentionOn>,
) => {
  const { resource, label, label_ar, code = null } = holderOfExpiry(expiry);
  return Object.assign(expiry, {
    id: keyOf(expiry),
    holder_name: label,
    holder_name_ar: label_ar ?? null,
    holder_code: code,
    title: resource === expiry.holder.resource ? null : expiry.holder.label,
    paper: paperKind(expiry),
    about: endOf(resource),
    due: tabOf(expiry, day),
    since: attentionSince(expiry),
  });
};

export const papersOf = (types: readonly AnyRecordType[]) => {
  const from = Object.fromEntries(types.map((type) => [endOf(type.name), type]));
  return derivedType({
    name: RESOURCES.papers,
    label: 'holder_name',
    from,
    rows: (rows, day) => {
      const attentionSince = attentionOn(day);
      return fleetExpiries(rows, day, from).map((expiry) => paperOf(expiry, day, attentionSince));
    },
    links: fleetLinks,
    order: expiryOrder(types),
    fields: {
      holder_name: text({ required: true, search: true }),
      holder_name_ar: text({ search: true, column: false }),
      holder_code: text({ search: true, column: false }),
      title: text({ search: true, column: false }),
      paper: select(PAPER_KINDS, { required: true }),
      about: select(Object.keys(from), { required: true, column: false }),
      date: calendarDay({ required: true }),
      kind: select(EXPIRY_KINDS, { required: true, column: false }),
      state: select(EXPIRY_STATES, { required: true, column: false }),
      /** The tab of the worklist; `soon` asks for all but what has expired, `any` for all. */
      due: select([...WORKLIST_TABS, 'soon'], { column: false }),
      /** From when it needs attention, by which the bell has the newest first. */
      since: calendarDay({ column: false }),
    },
    ownFilters: {
      due: ({ state, due }: { state: string; due: string | null }, tab: string) =>
        tab === 'soon' ? state === 'due' : tab === 'any' ? due !== null : due === tab,
      week: (
        { state, date }: ReturnType<typeof paperOf>,
        first: IsoDate,
        _rows: unknown,
        day: CompanyDay,
      ) => state !== 'off' && date >= first && date <= weekEnds(day)(first),
      from: ({ date }: { date: IsoDate }, first: IsoDate) => date >= first,
      to: ({ date }: { date: IsoDate }, last: IsoDate) => date <= last,
      /** `in` leaves out what belongs to people who left and vehicles that are gone. */
      service: ({ state }: ReturnType<typeof paperOf>, wanted: ServiceFilter) =>
        wanted === 'all' || state !== 'off',
      holder: ({ holder }: ReturnType<typeof paperOf>, resource: string) =>
        holder.resource === resource,
    },
    columns: ['holder_name', 'paper', 'date'],
  });
};

export type Paper = Expiry & Omit<RecordOf<ReturnType<typeof papersOf>>, 'id'> & { id: string };
