/** Texts of the fleet area that belong to no single record type. */
export const fleet = {
  dashboard: {
    title: 'Dashboard',
    urgent: {
      title: 'Needs attention today',
      none: 'Nothing is overdue and nothing expires soon.',
      gatepasses: 'All overdue gatepasses',
      roadPermits: 'All overdue road permits',
    },
  },
};
