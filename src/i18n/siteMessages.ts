import { site } from './en/website/index.ts';

/** The site's texts; a language that lacks one of them does not compile. */
export type SiteMessages = typeof site;

const catalogues: Readonly<Record<'en', SiteMessages>> = { en: site };

/**
 * The pages' texts, in the language they are rendered in; only English until Arabic is added. The site's
 * scripts import the one file they need instead: this is all of them.
 */
export const siteMessages = (): SiteMessages => catalogues.en;
