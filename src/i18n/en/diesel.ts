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
  km: '%{km} km',
  held: '%{branch} holds %{held}.',
  stockUnknown: 'The stock could not be loaded, so the litres are not checked against it.',
  perLitre: '%{price} per litre.',
  beyondStock: '%{branch} holds only %{held}; you entered %{wanted}.',
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
    odometerAsk: 'Check the odometer',
    below: 'The odometer read %{km} km on %{at}. This reading is lower.',
    above: 'The odometer read %{km} km later, on %{at}. This reading is higher.',
    keepOdometer: 'The reading is correct',
    full: 'Full',
    partial: 'Partial',
    byMeter: 'Use the pump’s meter',
    typeLitres: 'Enter the litres',
    meterBefore: 'Meter before',
    meterAfter: 'Meter after',
  },
};
