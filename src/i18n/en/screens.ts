/** Texts of the screens shown when a page has nothing to show. */
export const screens = {
  notFound: {
    documentTitle: 'Page not found',
    title: 'Lost on the road?',
    text: 'There’s no page at this address. It may have moved, or the link may be wrong.',
    search: 'Search pages',
    noMatch: 'No results for “%{text}”',
    contactSupport: 'Contact Support',
  },
  denied: {
    documentTitle: 'No access',
    title: 'You don’t have access to this page',
    text: 'It needs the permission ‘%{permission}’. Your role is ‘%{role}’.',
    textNoRole: 'It needs the permission ‘%{permission}’. Your account has no role yet.',
    ask: 'Ask your Super Admin if you need it for your work.',
  },
  welcome: {
    title: 'Welcome, %{name}',
    role: 'You are signed in with the role ‘%{role}’.',
    noRole: 'You are signed in. Your account has no role yet.',
    can: 'You can view and edit your profile.',
    ask: 'Drivers, trucks and diesel open as soon as your Super Admin gives you access.',
    reach: 'How to reach %{company}:',
    profile: 'Open your profile',
    write: 'Contact support',
  },
};
