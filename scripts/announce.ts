import type { launchMock } from '../mock-api/server/launch.ts';
import { accountLines } from '../mock-api/server/terminal.ts';

type Mock = NonNullable<Awaited<ReturnType<typeof launchMock>>>;

/** Says where the app is when it uses a server of its own. */
export const announceOn = (url: string, api: string): void => {
  const lines = [
    '',
    `Qafila runs at ${url}`,
    `  (the API at ${api}, as VITE_API_URL says: no mock is started, and there are no demo accounts)`,
    '',
    'Ctrl-C stops it.',
  ];
  console.log(lines.join('\n'));
};

/** Says where the app is and who may sign in. */
export const announce = (url: string, mock: Mock): void => {
  const lines = [
    ...mock.notices,
    '',
    `Qafila runs at ${url}`,
    `  (the mock API at ${mock.url})`,
    '',
    'Demo accounts',
    ...accountLines(),
    '',
    'Ctrl-C stops both.',
  ];
  console.log(lines.join('\n'));
};
