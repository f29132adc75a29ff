import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** The layers of `src/admin`, lowest first; anything on none of them is above all. */
const FLOORS: readonly (readonly string[])[] = [
  ['kit'],
  ['common'],
  ['account', 'activity', 'assignments', 'expiries', 'import', 'plates', 'release', 'stats'],
  ['records'],
  ['fleet', 'diesel', 'system', 'profile'],
  ['pages'],
  ['shell'],
];

const IS_SOURCE = /^(?!.*(?:\.test|\.stories|[./]testing)\b).*\.tsx?$/;
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const files = ['src', 'api', 'mock-api', 'server', 'scripts', 'vite']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map(
      (name) => `${folder}/${String(name).replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => IS_SOURCE.test(file));

/** Our own files that each file imports, including types and lazily loaded code. */
const imports = new Map(
  files.map((file) => {
    const found = readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT);
    return [file, [...found].map(([, path = '']) => posix.join(posix.dirname(file), path))];
  }),
);

type Graph = ReadonlyMap<string, readonly string[]>;

/** The cycles of a graph. */
const circles = (graph: Graph): string[] => {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, path: readonly string[]) => {
    const start = path.indexOf(node);
    if (start >= 0) found.push([...path.slice(start), node].join(' → '));
    if (start >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
};

/** Which folders of a room each of them imports; its loose files count as one folder. */
const foldersOf = (room: string): Graph => {
  const graph = new Map<string, string[]>();
  const inRoom = (file: string) => file.startsWith(`${room}/`) && /\.tsx?$/.test(file);
  const folderOf = (file: string) => {
    const [folder = '', ...rest] = file.slice(room.length + 1).split('/');
    return rest.length > 0 ? folder : '.';
  };
  for (const [file, found] of imports) {
    if (!inRoom(file)) continue;
    const others = found.filter(inRoom).map(folderOf);
    const here = folderOf(file);
    const known = graph.get(here) ?? [];
    graph.set(here, [...known, ...others.filter((other) => other !== here)]);
  }
  return graph;
};

const floorOf = (file: string): number => {
  const [, , folder = '', ...rest] = file.split('/');
  const floor = rest.length > 0 ? FLOORS.findIndex((names) => names.includes(folder)) : -1;
  return floor < 0 ? FLOORS.length : floor;
};

it('finds the imports, including lazy ones', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(imports.get('src/domain/recordTypes.ts')).toContain('src/domain/fleet/drivers.ts');
});

it('has no cycles, lazy imports included', () => {
  expect(circles(imports)).toEqual([]);
});

it.each(['src/domain', 'src/admin/kit'])('has no circle of folders in %s', (room) => {
  const folders = foldersOf(room);
  expect(folders.size).toBeGreaterThan(10);
  expect(circles(folders)).toEqual([]);
});

it('never imports upwards in the admin, lazy imports included', () => {
  const upward = files
    .filter((file) => file.startsWith('src/admin/'))
    .flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((path) => path.startsWith('src/admin/') && floorOf(path) > floorOf(file))
        .map((path) => `${file} → ${path}`),
    );
  expect(upward).toEqual([]);
});
