import { accountLines, type launchMock } from '../mock-api/launch.ts';

type Mock = NonNullable<Awaited<ReturnType<typeof launchMock>>>;

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
