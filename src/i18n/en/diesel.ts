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
  status: { posted: 'Recorded', void: 'Void' },
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
    unknown: '%{smart_count} without litres or total |||| %{smart_count} without litres or total',
    void: '%{smart_count} void, not counted |||| %{smart_count} void, not counted',
  },
  next: 'Next',
  saveNext: 'Save and next',
  more: 'Now: %{at} · Notes',
  moreAt: '%{at} · Notes',
  km: '%{km} km',
  held: '%{branch} holds %{held}.',
  heldUnknown:
    'What %{branch} holds isn’t known, as not all vouchers since its last count could be loaded. The litres are not checked against it.',
  stockUnknown: 'The stock could not be loaded, so the litres are not checked against it.',
  perLitre: '%{price} per litre.',
  beyondStock: '%{branch} holds only %{held}; you entered %{wanted}.',
  corrections: {
    correct: 'Correct',
    replace: 'Replace',
    correctOf: 'Correct %{ref}',
    correcting:
      'Change what is wrong. Saving takes %{ref} back by a counter-voucher and records this one in its place.',
    replacing: '%{ref} was taken back. Saving records this one in its place.',
    save: 'Save correction',
    saved: '%{ref} is corrected',
    unchanged: 'Nothing is changed yet, so nothing was recorded.',
    notTakenBack: '%{ref} could not be taken back, so nothing was recorded.',
    takeBackUnknown:
      'It isn’t known whether %{ref} was taken back. Save again: that is looked up first, and nothing is recorded twice.',
    notReplaced:
      '%{ref} is taken back, but this one was not recorded. Save again now, or later from the page of %{ref}.',
    replaceUnknown:
      '%{ref} is taken back, but it isn’t known whether this one was recorded. Save again: that is looked up first, and nothing is recorded twice.',
    notCorrectable: '%{ref} can’t be corrected.',
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
    correction: 'Correction',
    takenBackBy: 'Taken back by',
    takesBack: 'Takes back',
    replacedBy: 'Replaced by',
    replaces: 'Replaces',
    used: 'The tank holds less than this delivery brought, so it can’t be taken back. Correct the stock by a count.',
  },
  twins: {
    chip: 'Recorded twice?',
    found: 'Has the same place, litres and time, within two minutes:',
    about: 'If it happened once, take one of them back.',
  },
  /** The names of the reports, as they head them. */
  reports: {
    issued: 'Diesel issued',
    purchased: 'Diesel purchased',
    stock: 'Diesel stock',
    extractions: 'Diesel extracted',
    consumption: 'Diesel consumption',
    counts: 'Counts of the tanks',
    month: 'Month end',
  },
  doubts: {
    title: 'Is this right?',
    reason: 'Why is it right?',
    kept: 'Kept in the voucher’s notes.',
    back: 'Go back',
    anyway: 'Record anyway',
    future: '%{at} is in the future.',
    closedMonth: '%{month} of %{branch} was closed by %{by}. This date changes it.',
    booksUnread: 'Whether the month of this date is closed could not be checked.',
    beforeCount: 'The tank was counted on %{at}, after this. The stock will not change.',
    overTank: '%{litres} is more than the truck’s tank of %{tank} holds.',
    overCapacity: 'The tank holds %{held} of %{capacity}: %{litres} more don’t fit.',
    unexpected: '%{litres}, where about %{expected} is expected for the distance.',
    below: 'The odometer read %{km} km on %{at}. This reading is lower.',
    above: 'The odometer read %{km} km later, on %{at}. This reading is higher.',
    jump: '%{km} km since %{at}, when a truck drives %{most} km at most.',
    gap: '%{km} km until %{at}, when a truck drives %{most} km at most.',
    price: '%{price} per litre is %{share} off the %{median} usual in recent purchases.',
  },
  import: {
    doubted:
      '%{smart_count} row can hardly be right. Importing it needs a reason. |||| %{smart_count} rows can hardly be right. Importing them needs a reason.',
    line: 'Line %{line}: %{doubts}',
    more: 'And %{smart_count} more row. |||| And %{smart_count} more rows.',
    otherReport: 'This looks like a file of “%{report}”, not of purchases.',
  },
  purchase: {
    booked: 'Purchased %{litres} from %{supplier}, invoice %{invoice}',
    anyTwo: 'Any two of litres, price and total give the third.',
    amounts: 'Net %{net} + VAT 5% %{vat}',
    short: '%{litres} (%{share}) less than invoiced',
    over: '%{litres} (%{share}) more than invoiced',
    asInvoiced: 'As invoiced',
  },
  extraction: {
    booked: 'Extracted %{litres} to %{destination}',
    kept: 'Kept as a tank: the litres arrive there, and are issued and counted there.',
    mayOpen:
      'No tank is known by this name. Once this is saved, you will see whether the server keeps one.',
    notKept:
      'The server keeps no tank for %{bowser}, so these %{litres} have left the books. Take this extraction back, record what trucks get from %{bowser} as issues of %{branch}, and count it with %{branch}.',
  },
  issue: {
    booked: 'Issued %{litres} to %{truck}',
    unlisted: 'Not in the list. Clear it to choose one.',
    typed: {
      truck_number: 'The trucks can’t be listed for you. Type the number.',
      driver_name: 'The drivers can’t be listed for you. Type the name.',
    },
    lastOdometer: 'Last odometer',
    lastFill: 'Last fill',
    lastFillOn: 'Last fill, %{at}',
    knownFrom: 'Only the issues from %{from} on could be loaded. Earlier fills are not shown.',
    unknownFills: 'Not all issues could be loaded, so this truck’s fills are not shown.',
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
