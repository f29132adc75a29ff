/** The page for unknown addresses. */
export const notFound = {
  heading: 'Lost on the road?',
  text: 'There’s no page at this address. It may have moved, or the link may be wrong.',
  search: 'Search pages',
  pages: 'Pages',
  home: 'Home',
  none: 'No matching pages.',
  goHome: 'Go Home',
  contactSupport: 'Contact Support',
};
