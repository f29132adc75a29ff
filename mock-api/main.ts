import { demoAccounts } from '../src/domain/demoAccounts.ts';
import { HELP, readFlags } from './flags.ts';
import { startMockApi, type MockOptions, type RunningMock } from './server.ts';

const DEFAULT_PORT = 4000;

const isPortTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** The default port is only a wish; a port that was asked for is not. */
const start = async (options: MockOptions): Promise<RunningMock> => {
  try {
    return await startMockApi({ ...options, port: options.port ?? DEFAULT_PORT });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    if (options.port !== undefined) throw new Error(`Port ${options.port} is taken.`);
    console.log(`Port ${DEFAULT_PORT} is taken; a free one is used.`);
    return startMockApi({ ...options, port: 0 });
  }
};

const announce = ({ url, notices }: RunningMock) => {
  for (const notice of notices) console.log(notice);
  console.log(`\nMock API: ${url}\n\nDemo accounts`);
  for (const { email, password, role } of demoAccounts) {
    console.log(`  ${email.padEnd(24)} ${password.padEnd(16)} ${role}`);
  }
};

const saveAndEndOn = (mock: RunningMock, signal: 'SIGINT' | 'SIGTERM') =>
  process.once(signal, () => void mock.close().then(() => process.exit(0)));

const run = async () => {
  const flags = readFlags(process.argv.slice(2));
  if (flags === 'help') {
    console.log(HELP);
    return;
  }
  const mock = await start(flags);
  announce(mock);
  saveAndEndOn(mock, 'SIGINT');
  saveAndEndOn(mock, 'SIGTERM');
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
