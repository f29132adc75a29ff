import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

import { LANGUAGES, type Language } from '../src/domain/settings/language.ts';
import { FIRST_PAINT, SKELETON, START } from './inline.ts';

const FONT = 'src/design/fonts/plex-sans-latin.woff2';

/** What reads and derives the papers, and the figures beside them. */
const PAPERS = ['papers', 'figures'];

/**
 * What an address needs besides the first view, by the names of chunks, with all that these import: fetched
 * with the page, not once the app runs.
 */
const AHEAD: Readonly<Record<string, readonly string[]>> = {
  texts: ['start'],
  '^/fleet/.+/show$': ['record', 'recordPapers', 'texts'],
  '/(?:\\d+|create)$': ['record', 'inputs', 'texts'],
  '^/(?:fleet|admin)/dashboard$': [...PAPERS, 'texts'],
};
/** Of these each language has its own. */
const TEXTS: readonly string[] = ['start', 'texts'];

const FILE =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

const head: HtmlTagDescriptor[] = [
  { tag: 'script', children: FIRST_PAINT.text, injectTo: 'head-prepend' },
  { tag: 'style', children: SKELETON.text, injectTo: 'head' },
];

const link = (
  attrs: HtmlTagDescriptor['attrs'],
  injectTo: HtmlTagDescriptor['injectTo'] = 'body',
): HtmlTagDescriptor => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo });

const fontOf = (bundle: Rolldown.OutputBundle) => {
  const font = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.originalFileNames.includes(FONT),
  );
  if (!font) throw new Error(`The build has no ${FONT}.`);
  return link(
    { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font.fileName}` },
    'head',
  );
};

/** Scripts and styles by the addresses that need them, with the texts of a language. */
const filesAhead = (
  bundle: Rolldown.OutputBundle,
  language: Language,
  first: readonly string[],
) => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const filesOf = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk): string[] =>
    first.includes(`/${fileName}`)
      ? []
      : [
          ...[fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
          ...chunks.filter((chunk) => imports.includes(chunk.fileName)).flatMap(filesOf),
        ];
  const filesAt = (names: readonly string[]) =>
    names.flatMap((part) => {
      const name = TEXTS.includes(part) ? `${part}-${language}` : part;
      const chunk = chunks.find((one) => one.name === name);
      if (!chunk) throw new Error(`The build has no chunk ${name}.`);
      return filesOf(chunk);
    });
  return Object.fromEntries(
    Object.entries(AHEAD).map(([address, names]) => [address, [...new Set(filesAt(names))]]),
  );
};

/** The files of a built page, none of which delays painting the skeleton. */
const built = (html: string, bundle: Rolldown.OutputBundle) => {
  const files = [...html.matchAll(FILE)].flatMap(([, file]) => file ?? []);
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const ahead = Object.fromEntries(
    LANGUAGES.map((language) => [language, filesAhead(bundle, language, scripts)]),
  );
  return {
    html: html.replaceAll(FILE, ''),
    tags: [
      ...head,
      fontOf(bundle),
      ...styles.map((href) => link({ rel: 'stylesheet', href })),
      // In dependency order, as `start.js` runs them.
      ...scripts.map((href) => link({ rel: 'modulepreload', href, fetchpriority: 'low' })),
      {
        tag: 'script',
        attrs: { 'data-ahead': JSON.stringify(ahead) },
        children: START.text,
        injectTo: 'body',
      } satisfies HtmlTagDescriptor,
    ],
  };
};

/** The areas' page paints its skeleton at once: colours and styles are inline, and the app comes after. */
export const appPage = (page: string): Plugin => ({
  name: 'qafila-app-page',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path, bundle }) => {
      if (!path.endsWith(page)) return [];
      return bundle ? built(html, bundle) : head;
    },
  },
});
