import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix, relative, resolve, sep } from 'node:path';

import { build, type Rolldown } from 'vite';

import type { Language } from '../src/domain/settings/language.ts';

const PICTURES = 'src/site/pictures';
const EARLY = ['src/site/early/site.ts', 'src/site/early/sign.ts'] as const;
const STYLES = ['src/site/styles/site.css', 'src/site/styles/sign.css'] as const;
const ISLANDS = ['login', 'signup', 'contact', 'notFound'].map(
  (name) => `src/site/islands/${name}.ts`,
);

/** The bundler's inputs besides app.html: the pages' style sheets. */
export const siteInputs = (root: string): Record<string, string> =>
  Object.fromEntries(
    STYLES.map((path) => [`style-${basename(path, '.css')}`, resolve(root, path)]),
  );

const repositoryPath = (root: string, file: string) =>
  relative(root, resolve(root, file)).split(sep).join('/');

const bundle = async (
  root: string,
  target: string,
  rolldownOptions: Rolldown.RolldownOptions,
): Promise<Rolldown.OutputChunk[]> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target, modulePreload: { polyfill: false }, rolldownOptions },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.filter((output) => output.type === 'chunk');
};

/**
 * The scripts that run before the page is painted, each bundled into one file: a module would come too late,
 * and with imports even later.
 */
const bundleEarly = async (root: string, path: string, target: string): Promise<string> => {
  const input = resolve(root, path);
  const [chunk] = await bundle(root, target, { input, output: { format: 'iife' } });
  if (!chunk) throw new Error(`${path} gave no script.`);
  return chunk.code;
};

/**
 * The forms' scripts. Separate from the areas: sharing files with these would split the areas' first view
 * into many more.
 */
const bundleIslands = (root: string, target: string): Promise<Rolldown.OutputChunk[]> =>
  bundle(root, target, {
    input: ISLANDS.map((path) => resolve(root, path)),
    // They are loaded by their default export.
    preserveEntrySignatures: 'exports-only',
  });

/** Emits what the bundler does not find by itself; returns the path of each source. */
export const emitSiteFiles = async (
  emitFile: (file: Rolldown.EmittedAsset) => string,
  root: string,
  target: string,
): Promise<Map<string, string>> => {
  const references = new Map<string, string>();
  for (const name of await readdir(join(root, PICTURES))) {
    const path = posix.join(PICTURES, name);
    const source = await readFile(join(root, path));
    references.set(path, emitFile({ type: 'asset', name, source }));
  }
  for (const path of EARLY) {
    const source = await bundleEarly(root, path, target);
    const name = `${basename(path, '.ts')}.js`;
    references.set(path, emitFile({ type: 'asset', name, source }));
  }
  for (const { fileName, code, facadeModuleId, isEntry } of await bundleIslands(root, target)) {
    const reference = emitFile({ type: 'asset', fileName, source: code });
    if (isEntry && facadeModuleId) references.set(repositoryPath(root, facadeModuleId), reference);
  }
  return references;
};

/** The built file of each style sheet and font, by the source's path in the repository. */
export const builtFiles = (built: Rolldown.OutputBundle, root: string): Map<string, string> => {
  const files = new Map<string, string>();
  for (const output of Object.values(built)) {
    // The chunk that stands in for a style sheet is empty.
    if (output.type === 'chunk') continue;
    for (const original of output.originalFileNames) {
      files.set(repositoryPath(root, original), output.fileName);
    }
    const style = STYLES.find((path) => output.names.includes(`style-${basename(path)}`));
    if (style) files.set(style, output.fileName);
  }
  return files;
};

/** The texts of the areas' first view in a language. */
export const textsOf = (built: Rolldown.OutputBundle, language: Language): string[] =>
  Object.values(built)
    .filter((output) => output.type === 'chunk' && output.name === `start-${language}`)
    .map(({ fileName }) => `/${fileName}`);

/** The files that a built page loads at once, as the page names them: scripts and style sheets. */
export const firstFilesOf = (built: Rolldown.OutputBundle, page: string): string[] => {
  const html = built[page];
  if (html?.type !== 'asset') throw new Error(`The build has no ${page}.`);
  const found = String(html.source).matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g);
  return [...found].flatMap(([, address]) => address ?? []);
};
