import process from 'node:process';

import { HELP, readFlags } from '../mock-api/flags.ts';
import { startMockApi, type RunningMock } from '../mock-api/server.ts';
import { demoAccounts } from '../src/domain/demoAccounts.ts';

const PREFERRED_PORT = 4000;

const isPortTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Starts the mock API from the command line's flags; undefined when they only ask for help. */
export const startMock = async (args: string[]): Promise<RunningMock | undefined> => {
  const flags = readFlags(args);
  if (flags === 'help') {
    console.log(HELP.replace('npm run mock', 'npm start'));
    return undefined;
  }
  try {
    return await startMockApi({ ...flags, port: flags.port ?? PREFERRED_PORT });
  } catch (error) {
    if (!isPortTaken(error) || flags.port !== undefined) throw error;
    return startMockApi({ ...flags, port: 0 });
  }
};

/** Says where the app is and who may sign in. */
export const announce = (url: string, mock: RunningMock): void => {
  const accounts = demoAccounts.map(
    ({ email, password, role }) => `  ${email.padEnd(24)} ${password.padEnd(16)} ${role}`,
  );
  const lines = [
    ...mock.notices,
    '',
    `Qafila runs at ${url}`,
    `  (the mock API at ${mock.url})`,
    '',
    'Demo accounts',
    ...accounts,
    '',
    'Ctrl-C stops both.',
  ];
  console.log(lines.join('\n'));
};

type Closable = { close: () => Promise<void> };

/** On Ctrl-C or a kill: the page server first, so that the mock saves all that reached it. */
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
