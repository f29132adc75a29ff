/** The landing page. */
export const landing = {
  hero: {
    lead: 'Qafila keeps the drivers, trucks, trailers, documents and diesel of a UAE logistics company in one place, and warns you before anything expires.',
    requestDemo: 'Request Demo',
    learnMore: 'Learn More',
    trial: '30-day free trial',
    companies: '500+ companies',
  },
  /** What the product pictures show. */
  pictures: {
    worklist:
      'The dashboard of Qafila: how many dates have expired or expire today, this week and within 30 days, and a list to renew them from.',
    truck:
      'The record of a truck: its UAE number plate, its expiry dates with a button to renew each, and its driver and trailer.',
    driver:
      'The record of a driver: the name in English and Arabic, expiry dates, truck and trailer.',
    board:
      'The board Who May Not Drive: each driver with truck, trailer and number plates, and the reasons that keep them in the yard.',
    import:
      'The review of an import: new, changed and unreadable rows, and each changed value as old → new.',
    history: 'The history of a driver: who changed which value on which day, as old → new.',
    diesel: 'The stock of a diesel tank: litres in it, its capacity, and days of cover.',
  },
  services: {
    heading: 'Our Services',
    lead: 'Everything a transport operation keeps track of, from the first licence to the last litre.',
    items: [
      {
        name: 'Fleet Management',
        text: 'Every truck and trailer with its registration, tracking and maintenance schedule, and who drives it today.',
      },
      {
        name: 'Driver Management',
        text: 'Assignments, licences and certifications of each driver, with the documents they need at the next gate.',
      },
      {
        name: 'Compliance & Safety',
        text: 'Gatepasses, road permits and insurance by date, so that every vehicle on the road is compliant.',
      },
      {
        name: '24/7 Support',
        text: 'A person who knows transport answers, day and night, because convoys do not stop at five o’clock.',
      },
    ],
  },
  why: {
    heading: 'Why Choose %{name}',
    lead: 'Built for the people who must know before the truck leaves the yard.',
    bullets: [
      {
        name: 'An import you can trust',
        text: 'Bring your spreadsheets as they are: another system’s 150 drivers in four clicks. Review every row, old value beside new, before it is saved.',
      },
      {
        name: 'Diesel that adds up',
        text: 'Purchases, issues and extractions against what is in the tank.',
      },
      {
        name: 'Your data stays yours',
        text: 'Every change is kept with who made it. All of it is exported whenever you ask.',
      },
      {
        name: 'Know before it expires',
        text: 'One list of what expires within 30 days, and what already has, each renewed in two clicks.',
      },
      {
        name: 'A workspace for every role',
        text: 'Fleet, diesel and administration see their work and nothing else.',
      },
      {
        name: 'Fast on any connection',
        text: 'Made for the yard and the phone as much as for the office: the first list takes about 200 kB.',
      },
    ],
    trial: 'Start Free Trial',
    trialNote: '30 days, everything included.',
  },
  clients: {
    heading: 'What Our Clients Say',
    stars: '5 out of 5 stars',
    quotes: [
      {
        text: 'We used to find out at the port gate that a permit had lapsed. Now the list is on my screen a month before, and no truck has been turned away since.',
        name: 'Salim Al Ketbi',
        company: 'Al Dhafra Haulage, Abu Dhabi',
      },
      {
        text: 'Four spreadsheets became one screen in an afternoon. The import showed us every duplicate we had been carrying along for years.',
        name: 'Nadia Farouk',
        company: 'Gulf Crescent Logistics, Dubai',
      },
    ],
  },
  contact: {
    heading: 'Talk to us',
    lead: 'Tell us about your fleet. We reply within 24 hours.',
    phone: 'Phone',
    email: 'Email',
    city: 'City',
  },
};
