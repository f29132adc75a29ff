import process from 'node:process';

import { demoAccounts } from '../../src/domain/people/demoAccounts.ts';
import { HELP, readFlags } from './flags.ts';
import { startMockApi, type RunningMock } from './server.ts';

const PREFERRED_PORT = 4000;

const isPortTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Starts the mock API from a command line; undefined when it only asks for help. The usual port is
 * a wish and gives way to a free one; a port that was asked for does not.
 */
export const launchMock = async (
  args: string[],
  command: string,
): Promise<RunningMock | undefined> => {
  const flags = readFlags(args);
  if (flags === 'help') {
    console.log(HELP.replace('npm run mock', command));
    return undefined;
  }
  try {
    return await startMockApi({ ...flags, port: flags.port ?? PREFERRED_PORT });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    if (flags.port !== undefined) throw new Error(`Port ${flags.port} is taken.`, { cause: error });
    return startMockApi({ ...flags, port: 0 });
  }
};

/** The accounts that the mock knows, a line each. */
export const accountLines = (): string[] =>
  demoAccounts.map(
    ({ email, password, role }) => `  ${email.padEnd(24)} ${password.padEnd(16)} ${role}`,
  );

type Closable = { close: () => Promise<void> };

/** On Ctrl-C or a kill: one after the other, so that the mock saves all that reached it. */
export const closeOnSignal = (...servers: Closable[]): void => {
  const end = async () => {
    for (const server of servers) await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Vite's own listener would end the process before the mock has saved.
    process.removeAllListeners(signal);
    process.once(signal, () => void end());
  }
};

/** Ends with words instead of a stack. */
export const report = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};
