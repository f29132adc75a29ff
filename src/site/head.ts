import { brand } from '../brand.ts';
import { LANGUAGES, localeOf } from '../domain/settings/language.ts';
import { fill } from '../i18n/fill.ts';
import { siteLanguage, siteMessages } from '../i18n/siteMessages.ts';
import { pathIn, siteBrand, sitePath } from './common/links.ts';
import type { PageName } from './pages.ts';
import { pictureFile, SHARED_PICTURE } from './pictures.ts';
import type { Rendering } from './rendering.ts';

const FONTS = {
  en: 'src/design/fonts/plex-sans-latin.woff2',
  ar: 'src/design/fonts/plex-sans-arabic.woff2',
} as const;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (name: string, attributes: Readonly<Record<string, string>>) => {
  const list = Object.entries(attributes).map(([key, value]) =>
    value === '' ? key : `${key}="${escaped(value)}"`,
  );
  return `<${name} ${list.join(' ')}>`;
};

const organization = (siteUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: siteBrand().name,
  alternateName: [brand.name, brand.nameArabic],
  slogan: siteBrand().tagline,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  email: brand.supportEmail,
  telephone: brand.phone,
  foundingDate: '2018',
  address: { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' },
});

const questions = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: siteMessages().contact.faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const structured = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const dataOf = (name: PageName, siteUrl: string): string[] => {
  if (name === 'landing' || name === 'about') return [structured(organization(siteUrl))];
  return name === 'contact' ? [structured(questions())] : [];
};

interface HeadOptions {
  name: PageName;
  /** Absent if the page has no address of its own. */
  path?: string;
  isSign: boolean;
  rendering: Rendering;
}

const shared = ({ name, path, rendering }: HeadOptions, title: string, description: string) => {
  if (path === undefined) return [tag('meta', { name: 'robots', content: 'noindex' })];
  const { siteUrl } = rendering.config;
  const url = siteUrl + sitePath(path);
  const property = (key: string, content: string) =>
    tag('meta', { property: `og:${key}`, content });
  return [
    tag('link', { rel: 'canonical', href: url }),
    ...LANGUAGES.map((language) =>
      tag('link', { rel: 'alternate', hreflang: language, href: siteUrl + pathIn(language, path) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: siteUrl + path }),
    property('type', 'website'),
    property('site_name', siteBrand().name),
    property('title', name === 'landing' ? siteBrand().tagline : title),
    property('description', description),
    property('url', url),
    property('locale', localeOf(siteLanguage()).slice(0, 5).replace('-', '_')),
    property('image', `${siteUrl}/${pictureFile(SHARED_PICTURE.name, siteLanguage())}.jpg`),
    property('image:width', String(SHARED_PICTURE.width)),
    property('image:height', String(SHARED_PICTURE.height)),
    property('image:alt', `${siteBrand().name}: ${siteBrand().tagline}`),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...dataOf(name, siteUrl),
  ];
};

/** The parts that differ between pages; the others are in index.html. */
export const headOf = (options: HeadOptions): string => {
  const { name, isSign, rendering } = options;
  const { titles, descriptions } = siteMessages().frame;
  const title = `${titles[name]} · ${siteBrand().name}`;
  const description = fill(descriptions[name], { name: siteBrand().name });
  const early = `src/site/early/${isSign ? 'sign' : 'site'}.ts`;
  const style = `src/site/styles/${isSign ? 'sign' : 'site'}.css`;
  return [
    `<title>${escaped(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'stylesheet', href: rendering.href(style) }),
    tag('link', {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: rendering.href(FONTS[siteLanguage()]),
      crossorigin: '',
    }),
    ...shared(options, title, description),
    rendering.earlyScript(early),
  ].join('\n    ');
};
