import { site, siteDemo } from './en/site.ts';

/** The texts of the site; a language that lacks one of them does not compile. */
export type SiteMessages = typeof site;

const catalogues: Readonly<Record<'en', SiteMessages>> = { en: site };

/** The texts in the language of the page; English until Arabic joins it. */
export const siteMessages = (): SiteMessages => catalogues.en;

export const siteDemoMessages = (): typeof siteDemo => siteDemo;
