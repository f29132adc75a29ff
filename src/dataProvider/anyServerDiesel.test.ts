import { describe, expect, it } from 'vitest';

import { MAX_PRICE } from '../domain/diesel/entry.ts';
import { dieselExtractions, type DieselExtraction } from '../domain/diesel/extraction.ts';
import { feedOf } from '../domain/diesel/feed.ts';
import { dieselIssues, type DieselIssue } from '../domain/diesel/issue.ts';
import { dieselPurchases, type DieselPurchase } from '../domain/diesel/purchase.ts';
import { notKept } from '../domain/records/notKept.ts';
import { RESOURCES, type ResourceName } from '../domain/records/resources.ts';
import { bodyOf } from '../domain/records/values.ts';
import { data, keysOf, nonsense, onAnyServer } from '../testing/anyServer.ts';

const sum = <Row>(rows: readonly Row[], value: (row: Row) => number | null) =>
  Math.round(rows.reduce((total, row) => total + (value(row) ?? 0), 0) * 1000) / 1000;

/** To the second, as many servers keep times. */
const AN_HOUR_AGO = new Date(Math.floor(Date.now() / 1000 - 3600) * 1000).toISOString();

const timesOf = (rows: readonly { readonly at?: string }[]) =>
  rows.map(({ at }) => Date.parse(at ?? '')).toSorted((a, b) => a - b);

/** What a list must show of the vouchers, however the server names it. */
const vouchersOf = (rows: {
  issues: readonly Pick<DieselIssue, 'at' | 'liters' | 'total_cost'>[];
  purchases: readonly Pick<DieselPurchase, 'at' | 'liters_received' | 'net'>[];
  extractions: readonly Pick<DieselExtraction, 'at' | 'liters' | 'total_cost'>[];
}) => ({
  times: [rows.issues, rows.purchases, rows.extractions].map((list) => timesOf(list)),
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
      const body = bodyOf(dieselIssues, {
        at: AN_HOUR_AGO,
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
      expect(timesOf(found ? [found] : [])).toEqual([Date.parse(AN_HOUR_AGO)]);
    });
  });

  it('buys, extracts and counts, and the server has each once, as entered', async () => {
    await onAnyServer('Diesel Manager', async ({ provider, store }, choices) => {
      const readStock = async () => {
        const [stock] = await provider.dieselStock();
        if (!stock) throw new Error('no stock');
        return stock;
      };
      const { branch_id, id } = await readStock();
      const entered = { at: AN_HOUR_AGO, branch_id };
      const purchase = bodyOf(dieselPurchases, {
        ...entered,
        supplier: 'Desert Star Fuels',
        invoice_no: 'INV-9',
        liters_invoiced: 100,
        liters_received: 100,
        unit_price: 3,
        net: 300,
        vat: 15,
        total: 315,
      });
      await provider.create(RESOURCES.dieselPurchases, { data: purchase });
      const extraction = { ...entered, destination_type: 'other', liters: 7.25, unit_cost: 2.8 };
      const extract = () =>
        provider.create(RESOURCES.dieselExtractions, {
          data: bodyOf(dieselExtractions, extraction),
        });
      // Without a list, the server's word for a kind is known only once it has refused ours.
      const isWordless =
        choices.has('ownWords') && choices.has('fewCalls') && !choices.has('fewFields');
      const isRefused = await extract().then(
        () => false,
        () => true,
      );
      expect(isRefused).toBe(isWordless);
      if (isRefused) await extract();
      const bought = await store.diesel_purchases.all();
      const taken = await store.diesel_extractions.all();
      const added = [
        bought.slice(data.diesel_purchases.length),
        taken.slice(data.diesel_extractions.length),
      ];
      expect(added).toMatchObject([
        [{ liters_received: 100, net: 300 }],
        [{ liters: 7.25, total_cost: 20.3 }],
      ]);
      expect(timesOf(added.flat())).toEqual(Array(2).fill(Date.parse(AN_HOUR_AGO)));
      await provider.countStock({ branch_id, liters: 1234.5, cost: 2.9 }, await readStock());
      const counted = (await store.diesel_stock.all()).filter(({ liters }) => liters === 1234.5);
      expect(counted).toEqual([
        expect.objectContaining({ cost: expect.closeTo(2.9, 6) as number }),
      ]);
      expect((await readStock()).id).toEqual(id);
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
      expect(timesOf(entries)).toEqual(timesOf(log));
      expect(keysOf(entries, 'actor_name')).toEqual(keysOf(log, 'actor_name'));
    });
  });
});
