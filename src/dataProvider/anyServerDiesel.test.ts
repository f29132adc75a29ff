import { describe, expect, it } from 'vitest';

import { MAX_PRICE } from '../domain/diesel/entry.ts';
import type { DieselExtraction } from '../domain/diesel/extraction.ts';
import { feedOf } from '../domain/diesel/feed.ts';
import { dieselIssues, type DieselIssue } from '../domain/diesel/issue.ts';
import type { DieselPurchase } from '../domain/diesel/purchase.ts';
import { notKept } from '../domain/records/notKept.ts';
import { RESOURCES, type ResourceName } from '../domain/records/resources.ts';
import { bodyOf } from '../domain/records/values.ts';
import { data, keysOf, nonsense, onAnyServer } from '../testing/anyServer.ts';

const sum = <Row>(rows: readonly Row[], value: (row: Row) => number | null) =>
  Math.round(rows.reduce((total, row) => total + (value(row) ?? 0), 0) * 1000) / 1000;

/** What a list must show of the vouchers, however the server names it. */
const vouchersOf = (rows: {
  issues: readonly Pick<DieselIssue, 'at' | 'liters' | 'total_cost'>[];
  purchases: readonly Pick<DieselPurchase, 'at' | 'liters_received' | 'net'>[];
  extractions: readonly Pick<DieselExtraction, 'at' | 'liters' | 'total_cost'>[];
}) => ({
  times: [rows.issues, rows.purchases, rows.extractions].map((list) =>
    list.map(({ at }) => at).toSorted(),
  ),
  issued: [sum(rows.issues, (row) => row.liters), sum(rows.issues, (row) => row.total_cost)],
  bought: [
    sum(rows.purchases, (row) => row.liters_received),
    sum(rows.purchases, (row) => row.net),
  ],
  extracted: [
    sum(rows.extractions, (row) => row.liters),
    sum(rows.extractions, (row) => row.total_cost),
  ],
});

const STORED = {
  issues: data.diesel_issues,
  purchases: data.diesel_purchases,
  extractions: data.diesel_extractions,
};

describe('a Diesel Manager', () => {
  it('sees each voucher once, with its time, litres and cost', async () => {
    await onAnyServer('Diesel Manager', async ({ rows }, choices) => {
      const list = async (resource: ResourceName) => (await rows(resource)) as never;
      const hasExtractions = !choices.has('fewCalls');
      const shown = {
        issues: await list(RESOURCES.dieselIssues),
        purchases: await list(RESOURCES.dieselPurchases),
        extractions: hasExtractions ? await list(RESOURCES.dieselExtractions) : [],
      };
      expect(vouchersOf(shown)).toEqual(
        vouchersOf({ ...STORED, extractions: hasExtractions ? STORED.extractions : [] }),
      );
      const { issues, purchases, extractions } = shown;
      const feed = feedOf({ issued: issues, purchased: purchases, extractions });
      const all = [...issues, ...purchases, ...extractions];
      expect(feed).toHaveLength(all.length);
      expect(nonsense(all)).toEqual([]);
    });
  });

  it('books an issue to a truck and at a time, and finds it so', async () => {
    await onAnyServer('Diesel Manager', async ({ provider, rows }, choices) => {
      const before = (await rows(RESOURCES.dieselIssues)) as unknown as DieselIssue[];
      const [stock] = await provider.dieselStock();
      const [truck] = data.trucks;
      const at = new Date(Date.now() - 3_600_000).toISOString();
      const body = bodyOf(dieselIssues, {
        at,
        branch_id: stock?.branch_id,
        // Without the list of trucks only the number is known.
        truck_id: choices.has('narrowRights') && choices.has('names') ? null : truck?.id,
        truck_number: truck?.truck_number,
        liters: 7.25,
        unit_cost: 2.8,
      });
      const { data: booked } = await provider.create(RESOURCES.dieselIssues, { data: body });
      const after = (await rows(RESOURCES.dieselIssues)) as unknown as DieselIssue[];
      const [found, ...others] = after.filter(({ id }) => !before.some((row) => row.id === id));
      expect(others).toEqual([]);
      expect(booked).toMatchObject({ liters: 7.25 });
      // However the server writes it, nothing was lost.
      expect(notKept(dieselIssues, body, booked)).toEqual([]);
      expect(found).toMatchObject({
        liters: 7.25,
        total_cost: 20.3,
        truck_number: truck?.truck_number,
      });
      expect(Date.parse(String(found?.at))).toBe(Date.parse(at));
    });
  });

  it('sees the stock of each branch, at a price that can be one', async () => {
    await onAnyServer('Diesel Manager', async ({ provider, rows }) => {
      const stock = await provider.dieselStock();
      expect(stock).toHaveLength(data.diesel_stock.length);
      for (const { cost } of stock) expect(cost ?? 0).toBeLessThanOrEqual(MAX_PRICE);
      expect(
        nonsense([stock, await provider.dieselAlerts(), await provider.dieselFigures()]),
      ).toEqual([]);
      const log = data.activity.filter(({ entity_type }) => entity_type?.startsWith('diesel/'));
      const entries = (await rows(RESOURCES.dieselAudit)) as {
        at?: string;
        actor_name?: string;
      }[];
      expect(keysOf(entries, 'at')).toEqual(keysOf(log, 'at'));
      expect(keysOf(entries, 'actor_name')).toEqual(keysOf(log, 'actor_name'));
    });
  });
});
