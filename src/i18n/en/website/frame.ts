/** What every page of the site shares: names for tabs and search engines, the top bar, the footer. */
export const frame = {
  titles: {
    landing: 'Fleet management for logistics companies',
    about: 'About',
    contact: 'Contact',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    login: 'Sign in',
    signup: 'Create an account',
    notFound: 'Page not found',
  },
  descriptions: {
    landing:
      'Drivers, trucks, trailers, documents and diesel of a UAE logistics company in one place, with a warning before anything expires. Free for 30 days.',
    about:
      'Why Qafila exists, what it stands for, how it grew since 2018 and who leads it: fleet management made in the UAE for the people who keep trucks moving.',
    contact:
      'Talk to Qafila by phone, email or form: offices in Dubai, Abu Dhabi and Riyadh, and a reply within 24 hours.',
    terms:
      'The terms under which companies use Qafila: accounts, subscription and payment, termination, liability and the law that governs them.',
    privacy:
      'What data Qafila collects, why, who sees it, how it is secured, how long it is kept, and the rights you have over it.',
    login: 'Sign in to Qafila to manage drivers, trucks, trailers, documents and diesel.',
    signup:
      'Create your Qafila account and try fleet and transport management free for 30 days, with everything included.',
    notFound: 'There’s no page at this address.',
  },
  skip: 'Skip to content',
  home: 'Home',
  nav: 'Site',
  menu: 'Menu',
  about: 'About',
  contact: 'Contact',
  login: 'Login',
  getStarted: 'Get Started',
  dashboard: 'Dashboard',
  footer: {
    label: 'More about us',
    company: 'Company',
    services: 'Services',
    contact: 'Contact',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    rights: '© 2024 %{name}. All rights reserved.',
  },
};
