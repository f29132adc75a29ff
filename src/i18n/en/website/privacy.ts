/** The privacy policy: 12 sections; the first and the fourth have a list of cards. */
export const privacy = {
  heading: 'Privacy Policy',
  updated: 'Last updated: 15 January 2024',
  lead: 'What we know about you, why we need it, and what you can do about it.',
  contents: 'Contents',
  sections: [
    {
      id: 'data',
      heading: 'Data we collect',
      paragraphs: ['We collect four types of data, and no more than the service needs:'],
      cards: [
        {
          name: 'Account data',
          text: 'Name, email address, role, branch and picture of the people who sign in.',
        },
        {
          name: 'Usage data',
          text: 'Which screens and functions are used, and on what kind of device.',
        },
        {
          name: 'Fleet data',
          text: 'Records of vehicles, drivers, documents and fuel that your company enters.',
        },
        {
          name: 'Security data',
          text: 'Sign-ins, failed attempts and changes, with their time and address.',
        },
      ],
    },
    {
      id: 'use',
      heading: 'How we use data',
      paragraphs: [
        'To provide the service, to warn you of what expires, to answer your questions, to bill, and to keep the service secure. We do not sell data, and we show no advertising.',
      ],
    },
    {
      id: 'sharing',
      heading: 'How we share data',
      paragraphs: [
        'Within your company, by role. Outside it only with those who work for us under contract, or where the law obliges us to.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      paragraphs: ['Our three commitments:'],
      cards: [
        { name: 'Encryption', text: 'Data is encrypted in transit and at rest.' },
        {
          name: 'Access controls',
          text: 'Each role opens what it needs; every call is checked by the server.',
        },
        { name: 'Monitoring', text: 'Sign-ins and changes are recorded and watched.' },
      ],
    },
    {
      id: 'retention',
      heading: 'Retention',
      paragraphs: [
        'We keep records as long as your company has an account, and delete them within 90 days after it closes, unless the law asks us to keep them longer.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        'You may see, correct, export and delete your personal data, and object to its use. Ask your Super Admin, or write to us: we answer within 30 days.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      paragraphs: [
        'We store what is needed to keep you signed in and to remember your settings, such as whether the sidebar is open. There are no tracking cookies.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Third parties',
      paragraphs: [
        'If you choose to sign in with Google, Google learns that you do. Nothing of theirs is loaded before you press that button. No other third party is part of our pages.',
      ],
    },
    {
      id: 'transfers',
      heading: 'International transfers',
      paragraphs: [
        'Data is kept in the region. Where a contractor works elsewhere, the contract demands the same protection.',
      ],
    },
    {
      id: 'children',
      heading: 'Children under 18',
      paragraphs: [
        'The service is for people at work. It is not meant for anyone under 18, and we do not knowingly collect their data.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'We may change this policy. We tell you of material changes at least 30 days before they apply.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: ['Questions about your data reach us by the contact page or by email.'],
    },
  ],
  documents: {
    heading: 'Documents',
    soon: 'Coming Soon',
    items: ['Security policy', 'Service level agreement'],
  },
};
