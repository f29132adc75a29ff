/** Texts of the screens that stand where a page has nothing to show. */
export const screens = {
  notFound: {
    documentTitle: 'Page not found',
    title: 'Lost on the road?',
    text: 'No page of %{name} stands at this address. It may have moved, or the link is misspelt.',
    search: 'Search the pages you can open',
    noMatch: 'No page of yours is called that.',
    contactSupport: 'Contact Support',
  },
  denied: {
    documentTitle: 'No access',
    title: 'This page is closed to you',
    text: 'It needs the permission ‘%{permission}’. Your role is ‘%{role}’.',
    textNoRole: 'It needs the permission ‘%{permission}’. Your account has no role yet.',
    ask: 'Ask your Super Admin if you need it for your work.',
  },
  notBuilt: {
    title: '%{screen} — this screen is not available yet',
    /** What a page will hold, by the page's name. */
    about: {
      dashboard: 'Here the figures of the day will stand, each opening the rows behind it.',
      dieselOverview: 'Here stock, purchases and issues of diesel will be shown side by side.',
      activity: 'Here you will see who changed what, and when.',
      extractions: 'Here diesel taken from the tanks will be recorded.',
      issues: 'Here diesel given to trucks will be recorded, with litres and odometer.',
      purchases: 'Here deliveries of diesel will be recorded, with litres and cost.',
      auditLog: 'Here every change to the diesel records will be listed.',
      reports: 'Here consumption and cost will be summed up and exported.',
    },
  },
  welcome: {
    title: 'Welcome, %{name}',
    role: 'You are signed in with the role ‘%{role}’.',
    noRole: 'You are signed in. Your account has no role yet.',
    can: 'With it you can see and change your own profile.',
    ask: 'Drivers, trucks and diesel open as soon as your Super Admin gives you access.',
    profile: 'Open your profile',
    write: 'Write to support',
  },
};
