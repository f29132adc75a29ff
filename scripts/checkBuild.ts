import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { demoAccounts } from '../src/domain/people/demoAccounts.ts';
import { FIRST_PAINT_HASH } from '../vite/firstPaint.ts';

/** Traces of the mock API and of its accounts. */
const TRACES = [
  'json-server',
  'faker',
  '/__fault',
  ...demoAccounts.flatMap(({ email, password }) => [email, password]),
];

const TEXT = /\.(?:js|css|html|svg|json|txt)$/;
/** What the policy of the page would refuse; data for search engines is no script. */
const INLINE =
  /<style|<script(?! type="application\/ld\+json")(?![^>]*\ssrc=)|\sstyle=|\son[a-z]+=/i;

/** Without the script that the policy names by its hash. */
const withoutFirstPaint = (html: string): string =>
  html.replace(/<script>([^]*?)<\/script>/g, (whole, script: string) =>
    `'sha256-${createHash('sha256').update(script).digest('base64')}'` === FIRST_PAINT_HASH
      ? ''
      : whole,
  );

const problemsOf = (name: string, content: string): string[] => [
  ...TRACES.filter((trace) => content.includes(trace)).map((trace) => `contains "${trace}"`),
  ...(name.endsWith('.html') && INLINE.test(withoutFirstPaint(content))
    ? ['has an inline script or style']
    : []),
];

/** What a production build must not hold: test data, source maps, anything that the CSP refuses. */
export const checkBuild = async (dir: string): Promise<string[]> => {
  const names = await readdir(dir, { recursive: true });
  const maps = names.filter((name) => name.endsWith('.map')).map((name) => `${name}: a source map`);
  const texts = names.filter((name) => TEXT.test(name));
  const found = await Promise.all(
    texts.map(async (name) =>
      problemsOf(name, await readFile(join(dir, name), 'utf8')).map((text) => `${name}: ${text}`),
    ),
  );
  return [...maps, ...found.flat()];
};
