import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

export const ROOT = join(import.meta.dirname, '..');

const DEFAULTS = { VITE_API_URL: '', VITE_GOOGLE_CLIENT_ID: '', VITE_SITE_URL: '' };

/**
 * Two builds for tests and preview, on the mock API whatever `.env` says; they differ in one constant. `dist`
 * is what a company deploys, the demo build also shows the mock's accounts at sign-in. They are kept apart,
 * so that `dist` is never a demo.
 */
export const BUILDS = {
  production: {
    outDir: join(ROOT, 'dist'),
    env: { ...DEFAULTS, VITE_DEMO: 'false' },
  },
  demo: {
    outDir: join(ROOT, '.cache', 'demo'),
    env: { ...DEFAULTS, VITE_DEMO: 'true' },
  },
} as const;
export type BuildName = keyof typeof BUILDS;

export const isBuilt = (name: BuildName): boolean =>
  existsSync(join(BUILDS[name].outDir, 'app.html'));

const SOURCES = ['src', 'public', 'vite'];

const changedAt = (path: string) => statSync(join(ROOT, path)).mtimeMs;

/** Whether a build is there and nothing that it is made from changed since. */
export const isFresh = (name: BuildName): boolean => {
  if (!isBuilt(name)) return false;
  const { mtimeMs } = statSync(join(BUILDS[name].outDir, 'app.html'));
  const sources = [
    ...readdirSync(ROOT, { withFileTypes: true }).flatMap((one) => (one.isFile() ? one.name : [])),
    ...SOURCES.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    ),
  ];
  return sources.every((path) => changedAt(path) <= mtimeMs);
};

/** A warning is for us, not for the newcomer on whose screen it would be. */
export const makeBuild = async (
  name: BuildName,
  warn: (message: string) => void = () => undefined,
): Promise<void> => {
  const { outDir, env } = BUILDS[name];
  Object.assign(process.env, env);
  const { build, createLogger } = await import('vite');
  await build({
    root: ROOT,
    logLevel: 'error',
    customLogger: { ...createLogger('error'), warn, warnOnce: warn },
    build: { outDir, emptyOutDir: true },
  });
};

/** The server as a company installs it. */
export const SERVER = join(ROOT, 'dist-server', 'qafila.js');

export const makeServer = async (): Promise<void> => {
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'vite', 'server.config.ts'), logLevel: 'error' });
};

/** Serves a build on a free port, with the API of `apiUrl` behind it; returns its address. */
export const serveBuild = async (name: BuildName, apiUrl: string) => {
  const { outDir, env } = BUILDS[name];
  Object.assign(process.env, env, { API_PROXY_TARGET: apiUrl });
  const { preview } = await import('vite');
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server has no address.');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
};
