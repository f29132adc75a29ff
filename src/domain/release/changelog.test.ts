import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { isIsoDate } from '../base/dates.ts';
import { readChangelog } from './changelog.ts';

const root = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

it('reads releases with their days and changes', () => {
  const text =
    '# Changelog\n\nWords.\n\n## 2.0.0 (2026-05-01)\n\n- One\n- Two\n\n## 1.0.0\n- First\n';
  expect(readChangelog(text)).toEqual([
    { version: '2.0.0', day: '2026-05-01', changes: ['One', 'Two'] },
    { version: '1.0.0', changes: ['First'] },
  ]);
  expect(readChangelog('- Nobody’s change')).toEqual([]);
});

it('says what the current version brought', () => {
  const { version } = JSON.parse(root('package.json')) as { version: string };
  const [latest] = readChangelog(root('CHANGELOG.md'));
  expect(latest?.version).toBe(version);
  expect(isIsoDate(latest?.day)).toBe(true);
  expect(latest?.changes).not.toEqual([]);
});

it('says the same in Arabic', () => {
  const outline = (file: string) =>
    readChangelog(root(file)).map(({ changes, ...release }) => ({ ...release, n: changes.length }));
  expect(outline('CHANGELOG.ar.md')).toEqual(outline('CHANGELOG.md'));
});
