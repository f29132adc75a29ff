import { site } from './en/website/index.ts';

/** The texts of the site; a language that lacks one of them does not compile. */
export type SiteMessages = typeof site;

const catalogues: Readonly<Record<'en', SiteMessages>> = { en: site };

/**
 * The texts of the pages, in the language they are rendered in; English until Arabic joins it.
 * Scripts of the site import the one file they need instead: this is all of them.
 */
export const siteMessages = (): SiteMessages => catalogues.en;
