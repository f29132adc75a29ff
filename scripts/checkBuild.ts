import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { demoAccounts } from '../src/domain/people/demoAccounts.ts';
import { FIRST_PAINT, SKELETON, START } from '../vite/inline.ts';

/** Traces of the mock API and of its accounts. */
const TRACES = [
  'json-server',
  'faker',
  '/__fault',
  ...demoAccounts.flatMap(({ email, password }) => [email, password]),
];

const TEXT = /\.(?:js|css|html|svg|json|txt)$/;
/** What the page's policy would refuse; data for search engines are no script. */
const INLINE =
  /<style|<script(?! type="application\/ld\+json")(?![^>]*\ssrc=)|\sstyle=|\son[a-z]+=/i;

const KNOWN = [FIRST_PAINT, START, SKELETON].map(({ text }) => text);

/** Without what the policy allows by its hash. */
const withoutKnown = (html: string): string =>
  html.replace(/<(script|style)(?: data-[^>]*)?>([^]*?)<\/\1>/g, (whole, _tag, text: string) =>
    KNOWN.includes(text) ? '' : whole,
  );

/** The bundler leaves such files, each a trip, where any module of the app awaits something at its top level. */
const FORWARDS = /^export\{[^}]*\}from"[^"]+";?\s*$/;

const problemsOf = (name: string, content: string): string[] => [
  ...TRACES.filter((trace) => content.includes(trace)).map((trace) => `contains "${trace}"`),
  ...(name.endsWith('.html') && INLINE.test(withoutKnown(content))
    ? ['has an inline script or style']
    : []),
  ...(FORWARDS.test(content) ? ['only passes on what another file exports'] : []),
];

/** The licences of what is shipped must be shipped with it. */
const LICENSED = [
  'react-dom',
  'ical.js',
  '@fontsource-variable/ibm-plex-sans',
  '@zxcvbn-ts/language-common',
];

const unlicensed = async (dir: string): Promise<string[]> => {
  const licences = await readFile(join(dir, 'licences.md'), 'utf8');
  return LICENSED.filter((name) => !licences.includes(`## ${name}`));
};

/**
 * A production build must not contain test data, source maps, or anything that the CSP refuses; it must
 * contain the licences of its packages.
 */
export const checkBuild = async (dir: string): Promise<string[]> => {
  const names = await readdir(dir, { recursive: true });
  const maps = names.filter((name) => name.endsWith('.map')).map((name) => `${name}: a source map`);
  const texts = names.filter((name) => TEXT.test(name));
  const found = await Promise.all(
    texts.map(async (name) =>
      problemsOf(name, await readFile(join(dir, name), 'utf8')).map((text) => `${name}: ${text}`),
    ),
  );
  const missing = await unlicensed(dir);
  return [...maps, ...found.flat(), ...missing.map((name) => `licences.md: no licence of ${name}`)];
};
