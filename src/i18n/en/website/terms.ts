/** The terms of service: 13 sections, each a heading and paragraphs or a list. */
export const terms = {
  heading: 'Terms of Service',
  updated: 'Last updated: 15 January 2024',
  lead: 'These terms are an agreement between your company and %{name}. They are written to be read.',
  contents: 'Contents',
  sections: [
    {
      id: 'acceptance',
      heading: 'Acceptance of terms',
      paragraphs: [
        'By opening an account or using %{name} you accept these terms for yourself and for the company you act for. If you do not accept them, do not use the service.',
      ],
    },
    {
      id: 'use',
      heading: 'Use of the service',
      paragraphs: [
        'You may use the service for the business of your own company: to keep records of vehicles, drivers, documents and fuel, and to work with them. You are responsible for the records you enter and for having the right to enter them.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Accounts',
      paragraphs: [
        'You must be at least 18 years old to have an account. Give correct details, keep your password to yourself, and tell us at once if you believe that someone else uses your account.',
        'Your company decides who has an account and with which role, and answers for what is done with it.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Prohibited conduct',
      paragraphs: ['When you use the service, you must not:'],
      list: [
        'break the law or the rights of others',
        'enter records that you know to be false',
        'open, or try to open, what your role does not allow',
        'disturb the service, or probe it for weaknesses without our consent',
        'copy, resell or rent out the service',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      paragraphs: [
        'How we treat personal data is described in our Privacy Policy, which is part of these terms.',
      ],
    },
    {
      id: 'property',
      heading: 'Intellectual property',
      paragraphs: [
        'The service, its design and its name belong to us. The records you enter belong to you; we use them only to provide the service to you.',
      ],
    },
    {
      id: 'payment',
      heading: 'Subscription and payment',
      paragraphs: [
        'Subscription fees are billed in advance, monthly or annually, as you choose. Fees that have been paid are non-refundable.',
        'We may change our prices. You will have at least 30 days’ notice of a price change, and it applies from your next billing period.',
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      paragraphs: [
        'You may end your subscription at any time; it then runs to the end of the period that has been paid. We may suspend or end an account that breaks these terms. You can export your records before an account closes.',
      ],
    },
    {
      id: 'liability',
      heading: 'Limitation of liability',
      paragraphs: [
        'As far as the law allows, we are not liable for indirect damage or lost profit, and our total liability is limited to the fees you paid in the twelve months before the claim arose.',
      ],
    },
    {
      id: 'disclaimer',
      heading: 'Disclaimer',
      paragraphs: [
        'The service is provided as it is. Its warnings help you to act in time; the duty to keep licences, permits, vehicles and drivers in order stays with your company.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing law',
      paragraphs: [
        'These terms are governed by the laws of the United Arab Emirates (UAE). The courts of Dubai decide disputes that cannot be settled between us.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'We may change these terms. You will have at least 30 days’ notice of a material change, by email or in the service. Continued use means you accept the change.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: ['Questions about these terms reach us by the contact page or by email.'],
    },
  ],
};
