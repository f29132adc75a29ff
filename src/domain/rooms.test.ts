import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { expect, it } from 'vitest';

const ROOT = import.meta.dirname;

/** A folder of the domain; files beside the folders are rooms of their own. */
const roomOf = (path: string): string => path.split('/')[0] ?? path;

const files = readdirSync(ROOT, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/\.test(?:ing)?\.ts$|(?:^|\/)testing\.ts$/.test(path));

const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g;

/** The other rooms that each room imports. */
const imports = new Map<string, Set<string>>();
for (const file of files) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const rooms = [...source.matchAll(IMPORT)].map(([, path = '']) =>
    roomOf(relative(ROOT, join(ROOT, dirname(file), path)).replaceAll('\\', '/')),
  );
  const room = roomOf(file);
  const others = imports.get(room) ?? new Set();
  for (const other of rooms) if (other !== room) others.add(other);
  imports.set(room, others);
}

/** The way from a room back to itself, if there is one. */
const circleOf = (room: string, way: readonly string[] = [room]): readonly string[] | undefined => {
  for (const next of imports.get(way.at(-1) ?? '') ?? []) {
    if (next === room) return [...way, next];
    const circle = way.includes(next) ? undefined : circleOf(room, [...way, next]);
    if (circle) return circle;
  }
  return undefined;
};

it('has no circle of rooms', () => {
  expect([...imports.keys()].flatMap((room) => circleOf(room)?.join(' → ') ?? [])).toEqual([]);
});

it('keeps the floors of all rooms low', () => {
  expect([...(imports.get('base') ?? [])]).toEqual([]);
  expect([...(imports.get('records') ?? [])].toSorted()).toEqual(['base', 'csv']);
});
