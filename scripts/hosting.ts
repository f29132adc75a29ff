/**
 * `npm run hosting`: writes the files that configure a host, for the settings in the environment or `.env`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { loadEnv } from 'vite';

import { parseConfig } from '../src/config.ts';
import { hostingFiles } from '../vite/hosting.ts';
import { ROOT } from './builds.ts';

const folder = process.argv[2] ?? join(ROOT, 'hosting');
const config = parseConfig(loadEnv('production', ROOT, 'VITE_'));
await mkdir(folder, { recursive: true });
for (const [name, content] of Object.entries(hostingFiles(config))) {
  await writeFile(join(folder, name), content);
  console.log(join(folder, name));
}
