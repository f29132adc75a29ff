import process from 'node:process';

import { demoAccounts } from '../../src/domain/people/demoAccounts.ts';
import { HELP, readFlags } from './flags.ts';
import { startMockApi, type RunningMock } from './server.ts';

const PREFERRED_PORT = 4000;

const isPortTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Starts the mock API from a command line; undefined if that only asks for help. If the default port is
 * taken, a free one is used; a requested port is not replaced.
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

/** The mock's accounts, one per line. */
export const accountLines = (): string[] =>
  demoAccounts.map(
    ({ email, password, role }) => `  ${email.padEnd(24)} ${password.padEnd(16)} ${role}`,
  );

type Closable = { close: () => Promise<void> };

/** On Ctrl-C or a kill, closes one after the other, so that the mock saves everything it received. */
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

/** Exits with a message instead of a stack trace. */
export const report = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};
