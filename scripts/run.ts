import { spawn } from 'node:child_process';
import process from 'node:process';

/** npm and npx are scripts on Windows and need the shell there. */
const shell = process.platform === 'win32';

/** Runs a command with this terminal's input and output; answers its exit code. */
export const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      stdio: 'inherit',
      shell,
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
