import process from 'node:process';

import { demoAccounts } from '../../src/domain/people/demoAccounts.ts';

export const accountLines = (): string[] =>
  demoAccounts.map(
    ({ email, password, role }) => `  ${email.padEnd(24)} ${password.padEnd(16)} ${role}`,
  );

type Closable = { close: () => Promise<void> };

/** On Ctrl-C or a kill, closes one after the other, so that a mock saves everything it received. */
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
export const report = (error: unknown, status = 1): never => {
  // Of a host with several addresses, Node words what each of them answered, but not the whole.
  const errors = error instanceof AggregateError && !error.message ? error.errors : [error];
  for (const one of errors) console.error(one instanceof Error ? one.message : one);
  process.exit(status);
};
