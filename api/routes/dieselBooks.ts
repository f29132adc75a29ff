import { dieselBooks, isClosedIn, type BookEntry } from '../../src/domain/diesel/bookEntry.ts';
import { voucherOf } from '../../src/domain/diesel/fills/explained.ts';
import type { Api } from '../api.ts';
import { ok, textOf, userOf, type FieldErrors, type Json } from '../call.ts';
import { branchProblems } from '../records/diesel.ts';
import { createRow } from '../records/recordKind.ts';
import { recordKindOf } from '../records/recordKindOf.ts';
import type { Route } from '../route.ts';
import { branchName } from './dieselFigures.ts';
import { recordRoutes } from './recordRoutes.ts';

const voucherRef = async (anomaly: string, { store }: Api): Promise<string | undefined> => {
  const found = voucherOf(anomaly);
  return found && (await store[`diesel_${found.list}`].get(Number(found.id)))?.ref;
};

const subjectOf = async ({ anomaly, branch_id, month }: Json, api: Api): Promise<string> => {
  const ref = await voucherRef(textOf(anomaly), api);
  if (ref !== undefined) return ref;
  const tanks = await api.store.diesel_stock.all();
  return `${branchName(Number(branch_id), tanks)} ${textOf(month)}`;
};

const subjectProblems = async (draft: Json, api: Api): Promise<FieldErrors> => {
  const anomaly = textOf(draft['anomaly']);
  if (anomaly === '') return branchProblems(draft, api);
  return (await voucherRef(anomaly, api)) === undefined
    ? { anomaly: 'There is no voucher with this anomaly' }
    : {};
};

const bookKind = recordKindOf(dieselBooks, {
  collection: 'diesel_books',
  noun: 'book entry',
  problems: subjectProblems,
  clash: async (draft, api) => {
    const isClosed = isClosedIn(await api.store.diesel_books.all(), draft as Partial<BookEntry>);
    if (isClosed !== (draft['action'] === 'close')) return undefined;
    return { field: 'action', words: isClosed ? 'This is closed already' : 'This is not closed' };
  },
});

/** The closings of months and anomalies, and their reopenings. */
export const dieselBooksRoutes: readonly Route[] = recordRoutes(bookKind, {
  path: '/diesel/diesel-manager/reports/books.php',
  methods: ['GET', 'POST'],
  but: {
    GET: { access: { resource: dieselBooks.name, action: 'export' }, assumed: true },
    POST: {
      assumed: true,
      handle: async (call, api) => {
        const subject = await subjectOf(call.body, api);
        const more = { at: api.now(), by: userOf(call).name, subject };
        return ok({ success: true, data: await createRow(bookKind, api, call, more) });
      },
    },
  },
});
