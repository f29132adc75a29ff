import type { Config } from '../src/config.ts';
import { APP_WORDS, SITE_PAGES } from './pageFiles.ts';

const sitemap = (siteUrl: string) => {
  const entries = Object.keys(SITE_PAGES).map(
    (path) => `  <url><loc>${siteUrl}${path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
};

const robots = (siteUrl: string) =>
  [
    'User-agent: *',
    ...APP_WORDS.map((area) => `Disallow: /${area}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** The files that search engines request, by name. */
export const siteTexts = ({ siteUrl }: Config): Readonly<Record<string, string>> => ({
  'sitemap.xml': sitemap(siteUrl),
  'robots.txt': robots(siteUrl),
});
