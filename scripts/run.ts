import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const BIN = join(import.meta.dirname, '..', 'node_modules', '.bin');

/** npm and npx are scripts on Windows and need the shell there. */
const shell = process.platform === 'win32';

/**
 * Runs a command, preferring those installed in this project, with this terminal's input and output; returns
 * its exit code.
 */
export const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      stdio: 'inherit',
      shell,
      env: {
        ...process.env,
        PATH: [BIN, process.env['PATH']].filter(Boolean).join(delimiter),
        ...env,
      },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
