import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Json } from '../../api/call.ts';
import { counterBody } from '../../src/domain/diesel/corrections.ts';
import { dieselExtractions } from '../../src/domain/diesel/extraction.ts';
import { dieselIssues } from '../../src/domain/diesel/issue.ts';
import { dieselPurchases } from '../../src/domain/diesel/purchase.ts';
import { extractionWire, issueWire, purchaseWire } from '../../src/domain/diesel/wire.ts';
import { DATABASE_WITHIN_MS, type Started } from './rowsTest.ts';

const R = '/diesel/diesel-manager/reports';

const DELIVERY = {
  branch_id: 2,
  supplier: 'S',
  invoice_no: 'I-900',
  liters: 900,
  liters_invoiced: 900,
  liters_received: 900,
  unit_price: 2,
  cost: 1800,
  net: 1800,
  vat: 90,
  total: 1890,
};
const negative = (body: Json): Json =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const isCounted = /^(?:liters.*|cost|net|vat|total)$/.test(name);
      return [name, isCounted ? -Number(value) : value];
    }),
  );

/** A voucher is taken back as it was, and a delivery only while the tank still holds it. */
export const testCounterVouchers = (
  name: string,
  start: () => Promise<Started> | Started,
): void => {
  describe.each([name])('%s: a counter-voucher', () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
    }, DATABASE_WITHIN_MS);
    afterAll(() => started.close?.(), DATABASE_WITHIN_MS);

    const post = (file: string, body: Json) =>
      started.client.send('diesel', 'POST', `${R}/${file}.php`, body);
    const added = async (file: string, body: Json) => {
      const { json } = await post(file, body);
      const { ref, at } = json['data'] as { ref: string; at: string };
      return { ref, at };
    };
    const book = async () => {
      const { json } = await started.client.send('diesel', 'GET', `${R}/stock.php?branch_id=2`);
      return (json['rows'] as { book_l: number }[])[0]?.book_l ?? 0;
    };

    it('has the branch, truck, time and price of what it takes back', async () => {
      const issue = { branch_id: 2, truck_id: 1, liters: 40, cost: 100 };
      const { ref, at } = await added('issued', issue);
      const like = { ...negative(issue), at, corrects: ref };
      for (const [field, change] of [
        ['branch_id', { branch_id: 1 }],
        ['branch_id', { branch_id: 777 }],
        ['truck_id', { truck_id: 999_999 }],
        ['at', { at: '2020-01-01T00:00:00Z' }],
        ['unit_cost', { cost: -120 }],
      ] as const) {
        const { status, json } = await post('issued', { ...like, ...change });
        expect([status, json['errors']]).toEqual([422, { [field]: `Must be as in ${ref}` }]);
      }
      expect((await post('issued', like)).status).toBe(200);
    });

    it.each([
      ['issued', dieselIssues, issueWire],
      ['extractions', dieselExtractions, extractionWire],
      ['purchased', dieselPurchases, purchaseWire],
    ] as const)('of %s is taken as the screens send it', async (file, type, wire) => {
      const { json } = await started.client.send('diesel', 'GET', `${R}/${file}.php?limit=20`);
      const answers = [];
      for (const row of json['rows'] as (Json & { id: number })[]) {
        const { status, text } = await post(file, wire.sent(counterBody(type, row, 'wrong')));
        answers.push({ status, differs: text.includes('Must be as in') });
      }
      // Some are taken back already, and the litres of some have left the tank.
      expect(answers).toContainEqual({ status: 200, differs: false });
      expect(answers.filter(({ differs }) => differs)).toEqual([]);
    });

    it('leaves a delivery whose litres have left the tank since', async () => {
      const before = await book();
      const { ref, at } = await added('purchased', DELIVERY);
      const issue = { branch_id: 2, truck_id: 1, liters: before + 100, cost: null };
      await post('issued', issue);
      const refused = await post('purchased', { ...negative(DELIVERY), at, corrects: ref });
      expect(refused.status).toBe(422);
      expect(refused.json['errors']).toEqual({
        liters: expect.stringMatching(/ holds 800 l$/) as string,
      });
      expect(await book()).toBe(800);
    });
  });
};
