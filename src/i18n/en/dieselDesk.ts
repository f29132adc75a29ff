import type { VoucherListName } from '../../domain/diesel/desk.ts';
import type { CountDraft } from '../../domain/diesel/ledger/count.ts';
import type { LedgerStep } from '../../domain/diesel/ledger/ledger.ts';

const steps: Record<LedgerStep['name'], string> = {
  opening: 'Last count',
  purchases: 'Purchases received',
  transfersIn: 'From other branches',
  issues: 'Issues',
  extractions: 'Extractions',
  transfersOut: 'To other branches',
  revaluation: 'Revaluation',
  book: 'Book',
  variance: 'Variance',
  count: 'This count',
};

const lists: Record<VoucherListName, string> = {
  issues: 'Issues',
  purchases: 'Purchases',
  extractions: 'Extractions',
};

const countFields: Record<keyof CountDraft, string> = {
  liters: 'Litres counted',
  cost: 'Cost per litre',
  reason: 'Reason for the variance',
};

/** Texts of the diesel dashboard, the Diesel Overview and the stock. */
export const dieselDesk = {
  branch: 'Branch',
  allBranches: 'All branches',
  loading: 'Loading the stock',
  working: 'Adding up the vouchers…',
  empty: 'No diesel stock is recorded for this branch.',
  stockFailed: 'The stock could not be loaded.',
  stockNotOffered: 'This server has no diesel stock.',
  vouchersFailed: 'The vouchers could not be loaded.',
  listFailed: '%{list} could not be loaded. Figures that need them are left out.',
  notOffered: '%{list} can’t be listed on this server. Figures that need them are left out.',
  cut: 'Only some of the %{list} could be loaded. Figures that need all of them are left out.',
  unclear:
    '%{smart_count} voucher has no branch, litres or time. It is left out, and the server’s book is shown instead of ours. |||| %{smart_count} vouchers have no branch, litres or time. They are left out, and the server’s book is shown instead of ours.',
  lists,
  low: 'Below reorder level',
  countDue: 'Count due',
  byLedger: 'in the tank, by the book',
  byServer: 'in the tank, according to the server',
  noLedger: 'The ledger needs all issues, purchases and extractions since the last count.',
  toldMore: 'The server’s own book shows %{litres} more.',
  toldLess: 'The server’s own book shows %{litres} less.',
  ofCapacity: 'Capacity %{capacity}',
  reorderAt: 'Reorder at %{level}',
  value: 'Value',
  averageCost: 'Average cost per litre',
  countedCost: 'Cost per litre',
  cover: 'Days of cover',
  days: '%{count} day |||| %{count} days',
  lastCount: 'Last count',
  daysAgo: '%{smart_count} day ago |||| %{smart_count} days ago',
  stock: {
    title: 'Stock',
    about: 'What each tank should hold since its last count.',
  },
  ledger: {
    label: 'Ledger of %{branch}',
    step: 'Since the last count',
    litres: 'Litres',
    value: 'Value',
    vouchers: '%{count} voucher |||| %{count} vouchers',
    ...steps,
  },
  count: {
    open: 'Count',
    title: 'Count the tank of %{branch}',
    about: 'The book starts again from what you find.',
    ...countFields,
    costHint: 'The average cost, unless you change it.',
    bookSays: 'The book says %{litres}.',
    noBook: 'The book isn’t known, so there is nothing to compare the count with.',
    within: 'Within tolerance.',
    beyond: 'Beyond tolerance: give a reason.',
    tolerance: 'Allowed: %{allowed} (%{share} or %{litres}, whichever is more).',
    way: 'From the last count to this one',
    save: 'Save count',
    done: '%{branch} counted: %{litres}',
    failed: 'Failed to save the count',
  },
};
