import { HELP, readFlags } from './flags.ts';
import { startMockApi, type RunningMock } from './server.ts';

const PREFERRED_PORT = 4000;

const isPortTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Starts the mock API from a command line; undefined if that only asks for help. If the default port is
 * taken, a free one is used; a requested port is not replaced, and is that of the app where the mock is
 * behind one.
 */
export const launchMock = async (
  args: string[],
  command: string,
  { isBehindApp = false } = {},
): Promise<(RunningMock & { askedPort?: number }) | undefined> => {
  const flags = readFlags(args);
  if (flags === 'help') {
    console.log(HELP.replace('npm run mock', command));
    return undefined;
  }
  const { port: askedPort } = flags;
  if (isBehindApp) return { ...(await startMockApi({ ...flags, port: 0 })), askedPort };
  try {
    return await startMockApi({ ...flags, port: askedPort ?? PREFERRED_PORT });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    if (askedPort !== undefined) throw new Error(`Port ${askedPort} is taken.`, { cause: error });
    return startMockApi({ ...flags, port: 0 });
  }
};
