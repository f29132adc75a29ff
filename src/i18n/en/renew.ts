/** Texts of renewing expiry dates, one or several. */
export const renew = {
  until: 'New expiry date',
  months: '+%{smart_count} months',
  years: '+%{smart_count} year |||| +%{smart_count} years',
  from: {
    date: 'Counted from %{date}, the date until now.',
    today: 'Counted from today, as a new date counted from the old one would be past.',
    none: 'Counted from today.',
  },
  warning: {
    past: 'This date is past.',
    notLater: 'Not later than the date until now, %{date}.',
  },
  done: '%{paper} renewed until %{date}',
  failed: 'The date was not saved.',
  many: {
    title: 'Renew %{smart_count} expiry date |||| Renew %{smart_count} expiry dates',
    all: 'For all',
    paper: 'Expiry date of',
    old: 'Until now',
    remove: 'Leave out %{paper}',
    save: 'Renew %{smart_count}',
    none: 'None is left to renew.',
    saved: 'Renewed',
    summary: '%{done} of %{total} renewed.',
    outcome: 'Result',
  },
};
