export const brand = {
  name: 'Qafila',
  nameArabic: 'قافلة',
  /** Of the company that runs it, until its profile is known. */
  companyName: 'Qafila Transport',
  tagline: 'Every truck, driver and paper in step.',
  /** Where the site stands unless VITE_SITE_URL says otherwise. */
  siteUrl: 'https://www.qafila.example',
  supportEmail: 'support@qafila.example',
  phone: '+971 4 000 0000',
  city: 'Dubai, UAE',
  taglineArabic: 'كل شاحنة وسائق ومستند في الموعد.',
  cityArabic: 'دبي، الإمارات',
} as const;
