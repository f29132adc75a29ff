/** The page for addresses that lead nowhere. */
export const notFound = {
  heading: 'Lost on the road?',
  text: 'There is no page at this address. It may have moved, or the address has a typing error.',
  search: 'Search the pages you can open',
  pages: 'Pages',
  home: 'Home',
  none: 'No matching pages.',
  goHome: 'Go Home',
  contactSupport: 'Contact Support',
};
