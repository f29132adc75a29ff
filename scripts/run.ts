import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const BIN = join(import.meta.dirname, '..', 'node_modules', '.bin');

/** npm and npx are scripts on Windows and need the shell there. */
const shell = process.platform === 'win32';

/**
 * Runs a command, preferring those installed in this project, with this terminal's input and output; returns
 * its exit code. With `held`, its output is printed once it has ended.
 */
export const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  held = false,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
      env: {
        ...process.env,
        PATH: [BIN, process.env['PATH']].filter(Boolean).join(delimiter),
        ...env,
      },
    });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? (signal ? 1 : 0));
    });
  });
