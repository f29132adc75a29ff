import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix, relative, resolve, sep } from 'node:path';

import { build, type Rolldown } from 'vite';

const PICTURES = 'src/site/pictures';
const EARLY = ['src/site/early/site.ts', 'src/site/early/sign.ts'] as const;
const STYLES = ['src/site/styles/site.css', 'src/site/styles/sign.css'] as const;
const ISLANDS = ['login', 'signup', 'contact', 'notFound'].map(
  (name) => `src/site/islands/${name}.ts`,
);

/** What the bundler is asked for besides app.html; the pages name these files by their paths. */
export const siteInputs = (root: string): Record<string, string> =>
  Object.fromEntries(
    [...STYLES, ...ISLANDS].map((path) => [
      `${path.endsWith('.css') ? 'style-' : ''}${basename(path).replace(/\.\w+$/, '')}`,
      resolve(root, path),
    ]),
  );

/**
 * The scripts that run before the page is painted, each whole in one file: a module would come too
 * late, and with imports later still.
 */
const bundleEarly = async (root: string, path: string, target: string): Promise<string> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target,
      rolldownOptions: { input: resolve(root, path), output: { format: 'iife' } },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code;
};

/** Emits what the bundler does not find by itself; answers the path of each source. */
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
  return references;
};

const repositoryPath = (root: string, file: string) =>
  relative(root, resolve(root, file)).split(sep).join('/');

/** The built file of each source, by the source's path in the repository. */
export const builtFiles = (bundle: Rolldown.OutputBundle, root: string): Map<string, string> => {
  const files = new Map<string, string>();
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') {
      if (output.facadeModuleId) {
        files.set(repositoryPath(root, output.facadeModuleId), output.fileName);
      }
      continue;
    }
    for (const original of output.originalFileNames) {
      files.set(repositoryPath(root, original), output.fileName);
    }
    const style = STYLES.find((path) => output.names.includes(`style-${basename(path)}`));
    if (style) files.set(style, output.fileName);
  }
  return files;
};

/** The files that the areas load first, whatever page of theirs is opened. */
export const firstFilesOf = (bundle: Rolldown.OutputBundle, entry: string): string[] => {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const follow = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(follow);
  };
  follow(entry);
  return [...seen, ...styles];
};
