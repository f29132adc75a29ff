import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => readFileSync(join(SRC, folder, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''));

const screens = filesOf('admin', /(?<!\.stories)\.tsx$/);
const sheets = filesOf('admin', /\.css$/);

const found = (texts: readonly string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, one = '']) => one)));

const wordsOf = (texts: Iterable<string>) =>
  new Set([...texts].flatMap((text) => text.split(/\s+/)).filter(Boolean));

it('the parts are what screens and sheets name, no more and no less', () => {
  const named = wordsOf([
    ...found(screens, /className(?:=|: )["']([^"']+)["']/g),
    ...[...found(screens, /className=\{`([^`]+)`\}/g)].map((text) =>
      text.replaceAll(/\$\{[^}]*\}/g, ''),
    ),
    ...found(screens, /className=\{\w+ \? '([\w-]+)'/g),
    ...found(sheets, /composes: ([^;]+) from global;/g),
  ]);
  const parts = found(
    filesOf('admin/kit/look', /parts\.css$/),
    /^\s*\.([a-z][\w-]*)(?=[^;{}]*\{|,$)/gm,
  );
  expect([...named].toSorted()).toEqual([...parts].toSorted());
});

it('every custom property that a sheet uses is set somewhere', () => {
  const set = found(
    [...sheets, ...filesOf('design', /\.css$/), ...screens, ...filesOf('design', /\.ts$/)],
    /(--[\w-]+)['"]?\]?:/g,
  );
  const used = found(sheets, /var\((--[\w-]+)\)/g);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});
