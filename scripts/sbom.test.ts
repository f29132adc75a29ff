import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import manifest from '../package.json' with { type: 'json' };

interface Bom {
  bomFormat: string;
  components: { name: string }[];
}

/** Another program runs. */
const TIMEOUT_MS = 60_000;

// npm refuses the list where a package in use was not chosen by its version.
it('`npm run sbom` lists every package', { timeout: TIMEOUT_MS }, async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: join(import.meta.dirname, '..'),
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  });
  const { bomFormat, components } = JSON.parse(stdout) as Bom;
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies, devDependencies } = manifest;
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.keys({ ...dependencies, ...devDependencies })),
  );
});
