/** What each public page must show. */
interface SitePageContent {
  path: string;
  heading: string;
  /** Texts that a visitor reads, in page order. */
  texts: readonly (string | RegExp)[];
  /** The page's own links, as [words, address]; those of top bar and footer are in `EVERYWHERE`. */
  links: readonly (readonly [words: string, href: string | RegExp])[];
}

const MAIL = /^mailto:support@qafila\.example/;

/** Links in the top bar and footer of every page except those for signing in. */
export const EVERYWHERE: SitePageContent['links'] = [
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Login', '/login'],
  ['Get Started', '/signup'],
  ['Terms of Service', '/terms'],
  ['Privacy Policy', '/privacy'],
  ['Fleet Management', '/#services'],
  ['+971 4 000 0000', 'tel:+97140000000'],
  ['support@qafila.example', MAIL],
];

export const EVERYWHERE_TEXTS = ['Company', 'Services', 'Contact', 'Dubai, UAE', '2024'];

export const PAGES: readonly SitePageContent[] = [
  {
    path: '/',
    heading: 'Every truck, driver and paper in step.',
    texts: [
      '30-day free trial',
      '500+ companies',
      'Our Services',
      'Fleet Management',
      /truck and trailer.+tracking.+maintenance schedul/,
      'Driver Management',
      /Assignments, licences and certifications/,
      'Compliance & Safety',
      '24/7 Support',
      'Why Choose Qafila',
      'What Our Clients Say',
      'Salim Al Ketbi',
      'Al Dhafra Haulage, Abu Dhabi',
      'Nadia Farouk',
      'Gulf Crescent Logistics, Dubai',
      '+971 4 000 0000',
      'support@qafila.example',
      'Dubai, UAE',
      'First name',
      'Last name',
      'Email address',
      'Company name',
      'Message',
      'Send Message',
    ],
    links: [
      ['Request Demo', '/signup'],
      ['Learn More', '#services'],
      ['Start Free Trial', '/signup'],
    ],
  },
  {
    path: '/about',
    heading: 'Transport runs on details. We keep them.',
    texts: [
      'Our mission',
      'Our vision',
      'Our values',
      'Safety First',
      'Excellence',
      'Teamwork',
      'Innovation',
      'Milestones',
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      'Leadership',
      'Chief Executive Officer',
    ],
    links: [['Start Free Trial', '/signup']],
  },
  {
    path: '/contact',
    heading: 'Talk to people who know transport',
    texts: [
      /reply within 24 hours/,
      'Call us',
      'Write to us',
      'Visit us',
      'Send us a message',
      'Our offices',
      'Dubai',
      'Abu Dhabi',
      'Riyadh',
      'Your name',
      'Email address',
      'Subject',
      'Message',
      'Send Message',
      'Frequently asked questions',
      'How long is the free trial?',
    ],
    links: [],
  },
  {
    path: '/terms',
    heading: 'Terms of Service',
    texts: [
      'Last updated: 15 January 2024',
      'Acceptance of terms',
      'Use of the service',
      'Accounts',
      /at least 18 years old/,
      'Prohibited conduct',
      'Privacy',
      'Intellectual property',
      'Subscription and payment',
      /billed in advance, monthly or annually/,
      /non-refundable/,
      /at least 30 days’ notice of a price change/,
      'Termination',
      'Limitation of liability',
      'Disclaimer',
      'Governing law',
      /United Arab Emirates \(UAE\)/,
      'Changes to these terms',
      /at least 30 days’ notice of a material change/,
      'Contact',
    ],
    links: [
      ['Login', '/login'],
      ['Create your account', '/signup'],
      ['Privacy Policy', '/privacy'],
      ['Contact', '/contact'],
    ],
  },
  {
    path: '/privacy',
    heading: 'Privacy Policy',
    texts: [
      'Last updated: 15 January 2024',
      'Data we collect',
      'Account data',
      'Usage data',
      'Fleet data',
      'Security data',
      'How we use data',
      'How we share data',
      'Security',
      'Encryption',
      'Access controls',
      'Monitoring',
      'Retention',
      'Your rights',
      'Cookies',
      'Third parties',
      'International transfers',
      'Children under 18',
      'Changes to this policy',
      'Contact',
      /Security policy\s+Coming Soon/,
      /Service level agreement\s+Coming Soon/,
    ],
    links: [
      ['Login', '/login'],
      ['Create your account', '/signup'],
      ['Terms of Service', '/terms'],
      ['Contact', '/contact'],
    ],
  },
  {
    path: '/login',
    heading: 'Sign in to your fleet',
    texts: ['Email address', 'Password', 'Keep me signed in for 30 days', 'Sign In'],
    links: [
      ['Back to homepage', '/'],
      ['Contact Admin', MAIL],
      ['Create an account', '/signup'],
    ],
  },
  {
    path: '/signup',
    heading: 'Create your account',
    texts: ['Full name', 'Email address', 'Password', 'Confirm password', 'Create account'],
    links: [
      ['Back to homepage', '/'],
      ['Sign in', '/login'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ],
  },
  {
    path: '/no-such-page',
    heading: 'Lost on the road?',
    texts: [/There’s no page at this address/],
    links: [
      ['Go Home', '/'],
      ['Contact Support', MAIL],
    ],
  },
];

export const SIGN_PAGES: readonly string[] = ['/login', '/signup'];
