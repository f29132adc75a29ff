/** The about page. */
export const about = {
  heading: 'Transport runs on details. We keep them.',
  lead: '%{name} means convoy: many vehicles, one road, and no one left behind. We make the software that keeps a fleet together.',
  mission: {
    heading: 'Our mission',
    text: 'To give every logistics company in the region a clear view of its drivers, vehicles, documents and fuel, so that people can act before a problem reaches the road.',
  },
  vision: {
    heading: 'Our vision',
    text: 'Roads on which no driver is stopped for a missing document, no vehicle leaves unsafe, and no litre goes unaccounted for.',
  },
  values: {
    heading: 'Our values',
    items: [
      {
        name: 'Safety First',
        text: 'Whatever we build has to make the next trip safer. Speed and price come after.',
      },
      {
        name: 'Excellence',
        text: 'Dates that are right, numbers that add up, words that say what happened.',
      },
      {
        name: 'Teamwork',
        text: 'Dispatch, workshop, fuel desk and office work from the same page.',
      },
      {
        name: 'Innovation',
        text: 'We replace a habit only with something that is plainly better.',
      },
    ],
  },
  timeline: {
    heading: 'Milestones',
    lead: 'From one yard in Al Quoz to fleets across the Gulf.',
    items: [
      {
        year: '2018',
        name: 'Founded in Dubai',
        text: 'Three dispatchers and an engineer replace a wall of permit folders.',
      },
      {
        year: '2019',
        name: 'First hundred trucks',
        text: 'The expiry list becomes the first screen of the morning.',
      },
      {
        year: '2020',
        name: 'Drivers on board',
        text: 'Licences, gatepasses and assignments join the vehicles.',
      },
      {
        year: '2021',
        name: 'Abu Dhabi office',
        text: 'Support around the clock, from people who have run a yard.',
      },
      {
        year: '2022',
        name: 'Diesel that adds up',
        text: 'Purchases, issues and stock in one ledger.',
      },
      {
        year: '2023',
        name: 'Riyadh office',
        text: 'The first fleets that cross the border every day.',
      },
      {
        year: '2024',
        name: '500+ companies',
        text: 'From ten vehicles to a thousand, on the same product.',
      },
    ],
  },
  team: {
    heading: 'Leadership',
    lead: 'People who have dispatched, audited and repaired before they wrote software.',
    items: [
      {
        name: 'Mariam Al Suwaidi',
        role: 'Chief Executive Officer',
        text: 'Ran a fleet of 300 trucks before founding the company.',
      },
      {
        name: 'Rashid Karim',
        role: 'Chief Operating Officer',
        text: 'Twenty years of cross-border haulage in the Gulf.',
      },
      {
        name: 'Anjali Nair',
        role: 'Chief Technology Officer',
        text: 'Builds systems that stay quick on a slow line.',
      },
      {
        name: 'Yousef Hamdan',
        role: 'Head of Safety',
        text: 'Former transport inspector; writes the rules behind the warnings.',
      },
    ],
  },
  closing: { heading: 'See your fleet in Qafila', text: 'Free for 30 days.' },
};
