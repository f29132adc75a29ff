import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { build } from 'vite';

export const ROOT = join(import.meta.dirname, '..');

/**
 * Two builds that differ in one constant: `dist` is what a company deploys, the demo build also
 * shows the mock's accounts at sign-in. They stand apart, so that `dist` is never a demo.
 */
export const BUILDS = {
  production: { outDir: join(ROOT, 'dist'), demo: 'false' },
  demo: { outDir: join(ROOT, '.cache', 'demo'), demo: 'true' },
} as const;
export type BuildName = keyof typeof BUILDS;

export const isBuilt = (name: BuildName): boolean =>
  existsSync(join(BUILDS[name].outDir, 'app.html'));

export const makeBuild = async (name: BuildName): Promise<void> => {
  const { outDir, demo } = BUILDS[name];
  process.env['VITE_DEMO'] = demo;
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
};
