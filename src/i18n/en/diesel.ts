import { BRANCHES } from '../../domain/people/branch.ts';

const branchNames = Object.fromEntries(BRANCHES.map(({ id, name }) => [id, name])) as {
  readonly [Branch in (typeof BRANCHES)[number] as `${Branch['id']}`]: Branch['name'];
};

export const voucherFields = {
  ref: 'Voucher',
  at: 'Date and time',
  branch_id: 'Branch',
  company_id: 'Company',
  notes: 'Notes',
  status: 'Status',
  from: 'From',
  to: 'To',
};

export const voucherOptions = {
  branch_id: branchNames,
  status: { posted: 'Posted', void: 'Void' },
};

/** Texts that several diesel screens share. */
export const diesel = {
  notOffered: 'This server doesn’t list these vouchers. New ones can still be recorded.',
  reversed: 'Must not be before “From”',
  periods: {
    label: 'Period',
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'This week',
    month: 'This month',
  },
  totals: {
    label: 'Total of the filtered vouchers',
    unknown: '%{smart_count} without litres or cost |||| %{smart_count} without litres or cost',
    void: '%{smart_count} void, not counted |||| %{smart_count} void, not counted',
  },
  next: 'Next',
  saveNext: 'Save and next',
  more: 'Now: %{at} · Notes',
  moreAt: '%{at} · Notes',
  km: '%{km} km',
  held: '%{branch} holds %{held}.',
  stockUnknown: 'The stock could not be loaded, so the litres are not checked against it.',
  perLitre: '%{price} per litre.',
  beyondStock: '%{branch} holds only %{held}; you entered %{wanted}.',
  corrections: {
    takeBack: 'Take back',
    takeBackOf: 'Take back %{ref}?',
    about:
      'A counter-voucher of %{litres} is recorded at the time of %{ref}. Both stay in the list; together they come to nothing.',
    reason: 'What was wrong?',
    done: '%{ref} was taken back',
    failed: 'Failed to take back %{ref}',
    byCount:
      'Where the server takes no negative litres, correct the stock by a count, and explain the difference there.',
    openStock: 'Open stock',
    takenBack: 'Taken back',
    counter: 'Takes back',
    takenBackBy: 'Taken back by',
    takesBack: 'Takes back',
    replacedBy: 'Replaced by',
    replaces: 'Replaces',
    used: 'The tank holds less than this delivery brought, so it can’t be taken back. Correct the stock by a count.',
  },
  doubts: {
    title: 'Is this right?',
    reason: 'Why is it right?',
    kept: 'Kept in the voucher’s notes.',
    back: 'Go back',
    anyway: 'Record anyway',
    future: '%{at} is in the future.',
    beforeCount: 'The tank was counted on %{at}, after this. The stock will not change.',
    overTank: '%{litres} is more than the truck’s tank of %{tank} holds.',
    overCapacity: 'The tank holds %{held} of %{capacity}: %{litres} more don’t fit.',
    unexpected: '%{litres}, where about %{expected} is expected for the distance.',
    below: 'The odometer read %{km} km on %{at}. This reading is lower.',
    above: 'The odometer read %{km} km later, on %{at}. This reading is higher.',
    jump: '%{km} km since %{at}, when a truck drives %{most} km at most.',
    gap: '%{km} km until %{at}, when a truck drives %{most} km at most.',
    price:
      '%{price} per litre is %{share} off the median of the month’s other purchases, %{median}.',
  },
  purchase: {
    booked: 'Purchased %{litres} from %{supplier}, invoice %{invoice}',
    anyTwo: 'Any two of litres, price and total give the third.',
    amounts: 'Net %{net} + VAT 5% %{vat}',
    short: '%{litres} (%{share}) less than invoiced',
    over: '%{litres} (%{share}) more than invoiced',
    asInvoiced: 'As invoiced',
  },
  extraction: { booked: 'Extracted %{litres} to %{destination}' },
  issue: {
    booked: 'Issued %{litres} to %{truck}',
    lastOdometer: 'Last odometer',
    lastFill: 'Last fill',
    lastFillOn: 'Last fill, %{at}',
    expected: 'Expected',
    expectedOf: 'Expected (tank %{tank} L)',
    full: 'Full',
    partial: 'Partial',
    byMeter: 'Use the pump’s meter',
    typeLitres: 'Enter the litres',
    meterBefore: 'Meter before',
    meterAfter: 'Meter after',
    meterBack: 'Lower than before: a meter never runs back',
  },
};
