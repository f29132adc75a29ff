import process from 'node:process';

import { launchMock } from './launch.ts';
import { accountLines, closeOnSignal, report } from './terminal.ts';

const run = async () => {
  const mock = await launchMock(process.argv.slice(2), 'npm run mock');
  if (!mock) return;
  closeOnSignal(mock);
  const lines = [...mock.notices, `Mock API: ${mock.url}`, '', 'Demo accounts', ...accountLines()];
  console.log(lines.join('\n'));
};

run().catch((error: unknown) => report(error));
