import type { TankDimension, TankForm } from '../../domain/diesel/dip.ts';
import type { AnomalyRule } from '../../domain/diesel/fills/anomalies.ts';
import type { NoFigure } from '../../domain/diesel/fills/consumption.ts';
import type { CountDraft } from '../../domain/diesel/ledger/count.ts';
import type { LedgerStep } from '../../domain/diesel/ledger/ledger.ts';
import type { VoucherListName } from '../../domain/diesel/ledger/movements.ts';
import type { Lacking } from '../../domain/diesel/ledger/position.ts';

const steps: Record<LedgerStep['name'], string> = {
  opening: 'Last count',
  purchases: 'Purchases received',
  transfersIn: 'From other branches',
  issues: 'Issues',
  extractions: 'Extractions',
  transfersOut: 'To other branches',
  priceVariance: 'Price variance',
  book: 'Book',
  variance: 'Variance',
  revaluation: 'Change of price',
  count: 'This count',
};

const lists: Record<VoucherListName, string> = {
  issues: 'Issues',
  purchases: 'Purchases',
  extractions: 'Extractions',
};

const countFields: Record<keyof CountDraft, string> = {
  at: 'Counted at',
  liters: 'Litres counted',
  cost: 'Cost per litre',
  reason: 'Reason for the variance',
  dip: 'Dip (cm)',
};

const tankForms: Record<TankForm, string> = {
  upright: 'Upright cylinder',
  lying: 'Lying cylinder',
  box: 'Rectangular',
};

const tankDimensions: Record<TankDimension, string> = {
  diameter: 'Diameter (cm)',
  length: 'Length (cm)',
  width: 'Width (cm)',
  height: 'Height (cm)',
};

const noFigure: Record<NoFigure, string> = {
  noFills: 'No fills',
  oneFullTank: 'Needs two full tanks',
  noReadings: 'Odometer missing',
  wrongReadings: 'Odometer readings don’t add up',
  missed: 'A fill is missing',
  noDistance: 'Too short a distance',
};

const noLedger: Record<Lacking, string> = {
  litres: 'The ledger starts with the litres of the last count. The server doesn’t tell them.',
  price: 'The ledger starts with a price per litre. The server tells none for this tank.',
  time: 'The ledger starts at the time of the last count. The server tells none for this tank.',
  oneStock: 'A branch has a ledger if it has one stock. The server lists several for this one.',
  vouchers: 'The ledger needs all issues, purchases and extractions since the last count.',
};

const rules: Record<AnomalyRule, string> = {
  overTank: 'More than the tank holds',
  unusualUse: 'Unusual consumption',
  odometer: 'Odometer readings don’t add up',
  twoFills: 'Two fills within an hour',
  onVacation: 'Driver on vacation',
  price: 'Unusual price',
  shortDelivery: 'Short delivery',
};

const anomalyTexts: Record<Exclude<AnomalyRule, 'odometer'>, string> = {
  overTank: '%{litres} issued into a tank of %{tank}.',
  unusualUse:
    '%{per100} per 100 km: %{share} against the %{median} usual for this truck in 90 days.',
  twoFills: '%{litres} only %{minutes} min after %{other} (%{otherLitres}).',
  onVacation: 'Issued to %{driver}, whose status is now Vacation.',
  price: '%{price} per litre: %{share} against the %{median} usual in %{others} recent purchases.',
  shortDelivery: '%{received} received of %{invoiced} invoiced: %{missing} missing (%{share}).',
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
  cut: '%{list}: only some could be loaded. Figures that need all of them are left out.',
  newest:
    '%{list}: only the newest could be loaded, from %{from}. Figures that need earlier ones are left out.',
  unclear:
    '%{smart_count} voucher has no branch, litres or time. It is left out, and the server’s book is shown instead of ours. |||| %{smart_count} vouchers have no branch, litres or time. They are left out, and the server’s book is shown instead of ours.',
  lists,
  low: 'Below reorder level',
  over: 'More than fits',
  countDue: 'Count due',
  byLedger: 'in the tank, by the book',
  byServer: 'in the tank, according to the server',
  noLedger,
  toldMore: 'The server’s book shows %{litres} more.',
  toldLess: 'The server’s book shows %{litres} less.',
  ofCapacity: 'Capacity %{capacity}',
  reorderAt: 'Reorder at %{level}',
  value: 'Value',
  averageCost: 'Average cost per litre',
  countedCost: 'Cost per litre',
  cover: 'Lasts',
  days: '%{count} day |||| %{count} days',
  lastCount: 'Last count',
  today: 'today',
  daysAgo: '%{smart_count} day ago |||| %{smart_count} days ago',
  overview: 'Diesel stock, purchases and issues of all branches.',
  noVouchers:
    'Only Diesel Managers can see vouchers and anomalies. For a truck’s consumption, open the truck in the Fleet Overview.',
  figuresFailed: 'The server’s figures could not be loaded.',
  openStock: 'Open stock',
  together: 'Total',
  atCountedPrice: '%{value} at the counted price',
  coverOf: 'Lasts %{count} day |||| Lasts %{count} days',
  issue: 'Issue diesel',
  purchase: 'Record purchase',
  extraction: 'Record extraction',
  noFigure,
  tasks: {
    title: 'To do today',
    none: 'Nothing to do today.',
    partial: 'Not everything could be checked.',
    loading: 'Checking for tasks…',
    alertsFailed: 'The server’s alerts could not be loaded.',
    low: '%{branch} holds %{litres}, below its reorder level of %{level}.',
    over: '%{branch} has %{litres} by the book, more than its tank of %{capacity} can hold.',
    count:
      '%{branch} was last counted %{smart_count} day ago. |||| %{branch} was last counted %{smart_count} days ago.',
    anomalies: '%{smart_count} anomaly to explain |||| %{smart_count} anomalies to explain',
    show: 'Show',
  },
  movements: {
    title: 'Issued, purchased, extracted',
    kind: 'Vouchers',
    today: 'Today',
    month: 'This month',
    issues: 'Issued',
    purchases: 'Purchased',
    extractions: 'Extracted',
    vat: 'Purchases include VAT.',
  },
  use: {
    title: 'Last %{count} days',
    picture: 'Litres issued and purchased on each day',
    levels: 'What the tank held at the end of each day, and the deliveries',
    level: 'Level at the end of the day',
    delivery: 'Delivery',
    issued: 'Issued',
    purchased: 'Purchased',
    day: 'Day',
    total: 'Total',
    highest: 'Highest: %{litres}',
    none: 'Nothing was issued or purchased.',
    unknown: 'Unavailable: not all issues and purchases could be loaded.',
  },
  trucks: {
    title: 'Top consumers, last %{count} days',
    truck: 'Truck',
    litres: 'Issued',
    fills: 'Fills',
    per100: 'Per 100 km',
    notes: 'Notes',
    none: 'Nothing was issued.',
    unknown: 'Unavailable: not all issues could be loaded.',
    all: 'Show all %{count}',
    fewer: 'Show fewer',
    consumption: 'Consumption, last 90 days',
    expected: 'Expected',
    used: 'Litres used',
    distance: 'Distance',
    km: '%{km}\u00a0km',
    failed: 'The issues of this truck could not be loaded.',
  },
  anomalies: {
    title: 'Anomalies, last %{count} days',
    none: 'No anomalies.',
    unknown: 'Unavailable: not all issues and purchases could be loaded.',
    all: 'Show all %{count}',
    explanations: 'Explained anomalies',
    explain: 'Explain',
    explainOf: 'Explain %{ref}',
    reopen: 'Reopen',
    reopenOf: 'Reopen %{ref}',
    why: 'What happened?',
    close: 'Save',
    closed: '%{smart_count} explained |||| %{smart_count} explained',
    kept: 'The server doesn’t store explanations: they stay in this browser, for everyone who uses it.',
    failed: {
      load: 'The explanations could not be loaded.',
      explain: 'Failed to save the explanation',
      reopen: 'Failed to reopen the anomaly',
    },
    explained: '%{why} — %{by}, %{at}',
    rules,
    texts: anomalyTexts,
    odometer: {
      below: 'Odometer %{km}\u00a0km: %{difference}\u00a0km below the earlier reading of %{date}.',
      above: 'Odometer %{km}\u00a0km: %{difference}\u00a0km above the later reading of %{date}.',
      jump: 'Odometer jumped %{difference}\u00a0km in %{smart_count} day, to %{km}\u00a0km, since %{date}. |||| Odometer jumped %{difference}\u00a0km in %{smart_count} days, to %{km}\u00a0km, since %{date}.',
      gap: 'Odometer %{km}\u00a0km: the reading of %{date}, %{smart_count} day later, is %{difference}\u00a0km higher. |||| Odometer %{km}\u00a0km: the reading of %{date}, %{smart_count} days later, is %{difference}\u00a0km higher.',
    },
  },
  stock: {
    title: 'Stock',
    about: 'What each tank should hold: its last count, plus what came in, less what went out.',
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
    about: 'The book restarts from this count.',
    ...countFields,
    ways: { label: 'Counted in', litres: 'Litres', dip: 'Dip' },
    tank: { label: 'Tank', ...tankForms },
    ...tankDimensions,
    tankHint:
      'Measured inside the tank. The dimensions stay in this browser: the next count needs only the dip.',
    byDip: 'By the dip, the tank holds %{litres}.',
    costHint: 'The average cost, unless you change it.',
    bookSays: 'The book says %{litres}.',
    blind: 'Blind count: the book stays hidden unless a reason is needed',
    noBook: 'The book isn’t known, so there is nothing to compare the count with.',
    within: 'Within tolerance.',
    beyond: 'Beyond tolerance: give a reason.',
    tolerance:
      'Allowed: %{allowed} (%{share} or %{litres}, whichever is more; by dip, at least one graduation).',
    way: 'From the last count to this one',
    atHint: 'Empty: the moment of saving.',
    otherTime: 'The server recorded %{at} as the time of the count.',
    otherCost:
      'The server recorded %{price} per litre, so the tank is worth %{value}, not %{promised}.',
    holdsFrom:
      'This server records no time with a count: it holds from when it is saved. If diesel has moved since you read the tank, read it again.',
    save: 'Save count',
    done: '%{branch} counted: %{litres}',
    reasonNotKept: 'The server doesn’t keep the reason: “%{reason}”',
    failed: 'Failed to save the count',
    by: 'Counted by %{name}.',
    byAt: 'Counted by %{name}, %{at}.',
    countedAt: 'Counted %{at}.',
  },
};
