import { expect, it } from 'vitest';

import { launchMock } from './launch.ts';

it('leaves the port that is asked for to the app in front of it', async () => {
  const mock = await launchMock(['--port', '4999', '--drivers', '1'], 'npm run preview', {
    isBehindApp: true,
  });
  await mock?.close();
  expect(mock?.askedPort).toBe(4999);
  expect(mock?.port).not.toBe(4999);
});
