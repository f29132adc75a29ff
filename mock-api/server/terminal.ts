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
export const report = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};
