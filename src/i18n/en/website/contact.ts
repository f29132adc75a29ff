/** The contact page. */
export const contact = {
  heading: 'Talk to people who know transport',
  lead: 'Write, call or visit us. We reply within 24 hours, seven days a week.',
  cards: {
    label: 'Ways to reach us',
    phone: { name: 'Call us', text: 'For sales and support, at any hour.' },
    email: { name: 'Write to us', text: 'A reply within 24 hours.' },
    visit: { name: 'Visit us', text: 'Head office, Monday to Friday.' },
  },
  form: { heading: 'Send us a message', lead: 'A person reads every message.' },
  offices: {
    heading: 'Our offices',
    items: [
      { city: 'Dubai', text: 'Head office, Al Quoz Industrial Area 3, United Arab Emirates' },
      { city: 'Abu Dhabi', text: 'Mussafah Industrial Area, M-14, United Arab Emirates' },
      { city: 'Riyadh', text: 'Al Sulay District, Eastern Ring Road, Saudi Arabia' },
    ],
  },
  faq: {
    heading: 'Frequently asked questions',
    items: [
      {
        question: 'How long is the free trial?',
        answer: '30 days with everything included. Nothing is billed unless you subscribe.',
      },
      {
        question: 'Can we bring our existing records?',
        answer:
          'Yes. Drop a CSV file of your drivers as it is: columns are recognised, and you review every row before anything is saved.',
      },
      {
        question: 'Who can see our data?',
        answer:
          'Only the people you give an account, and each of them only what their role needs. Every call to the server is checked there as well.',
      },
      {
        question: 'Does it work on a phone?',
        answer:
          'Yes. Every screen fits a phone, so that documents can be looked up in the yard and at the gate.',
      },
      {
        question: 'How do subscriptions work?',
        answer:
          'Monthly or annual, billed in advance. Price changes are announced at least 30 days ahead.',
      },
      {
        question: 'How quickly do you answer?',
        answer: 'Messages within 24 hours. The support line is staffed around the clock.',
      },
    ],
  },
};
