import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { AdminStory } from '../../../testing/AdminStory.tsx';
import { manyDrivers, someDrivers } from '../../../testing/builders.ts';
import { fails, hangs, type FakeApi } from '../../../testing/fakeApi.ts';
import { forgetRun, recentRuns } from '../run/runStore.ts';

type Story = StoryObj<typeof AdminStory>;

/** The mock's drivers and imports, which a story can make misbehave. */
export interface ImportServer {
  drivers: Driver[];
  /** While set, the list fails to load. */
  isDown: boolean;
  /** While set, the list wants to be asked again later. */
  isBusy: boolean;
  /** While set, the list never loads. */
  isStuck: boolean;
  /** How many imports were sent. */
  imports: number;
  /** What is stored of a row that the mock has accepted; undefined drops the row. */
  stores: (row: Driver, index: number) => Partial<Driver> | undefined;
  /** The answer once everything is stored, instead of the mock's; may throw. */
  answer: () => ReturnType<FakeApi[string]>;
}

const wellBehaved = (): ImportServer => ({
  drivers: someDrivers(),
  isDown: false,
  isBusy: false,
  isStuck: false,
  imports: 0,
  stores: (row) => row,
  answer: () => undefined,
});

/** A change or deletion that the mock makes lasts. */
const stays =
  (server: ImportServer): FakeApi[string] =>
  async (_request, mock) => {
    const response = await mock.answer();
    server.drivers = [...mock.store.drivers.list()];
    return response;
  };

const apiOf = (server: ImportServer): FakeApi => ({
  'PUT /fleet/drivers/index.php': stays(server),
  'DELETE /api/fleet/drivers.php': stays(server),
  'GET /api/fleet/drivers.php': (request, mock) => {
    if (server.isDown) return fails('server')(request, mock);
    if (server.isBusy) return fails('tooMany', { retryAfter: 9 })(request, mock);
    if (server.isStuck) return hangs(request, mock);
    mock.store.drivers.load(server.drivers);
    return undefined;
  },
  'POST /api/fleet/drivers/import.php': async (_request, mock) => {
    server.imports += 1;
    mock.store.drivers.load(server.drivers);
    const response = await mock.answer();
    const taken = mock.store.drivers.list().slice(server.drivers.length);
    for (const [index, row] of taken.entries()) {
      const stored = server.stores(row, index);
      if (stored) server.drivers.push({ ...row, ...stored });
    }
    return (await server.answer()) ?? response;
  },
});

/** Deletes the imports that earlier stories left in the browser. */
export const forgetImports = async () => {
  for (const { id } of await recentRuns()) await forgetRun(id);
};

/** A story with its own server, which is new each time the story opens. */
export const onServer = (
  play: (server: ImportServer) => Promise<void>,
  prepare: (server: ImportServer) => void = () => undefined,
): Story => {
  const server = wellBehaved();
  return {
    args: { api: apiOf(server) },
    beforeEach: async () => {
      await forgetImports();
      Object.assign(server, wellBehaved());
      prepare(server);
    },
    play: () => play(server),
  };
};

export const csvFile = (content: BlobPart, name = 'drivers.csv') =>
  new File([content], name, { type: 'text/csv' });

export const openDialog = async () =>
  within(await screen.findByRole('dialog', { name: /^Import / }));

export const choose = async (content: BlobPart, name?: string) => {
  const dialog = await openDialog();
  const input = await dialog.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, csvFile(content, name));
  return dialog;
};

/** True if the page leaves the file to the browser, which would open it. */
export const dropOn = (element: HTMLElement, file: File): boolean => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return element.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
  );
};

export const drop = async (file: File) => {
  const dialog = await openDialog();
  dropOn(await dialog.findByText('Drop a CSV file here'), file);
  return dialog;
};

/** What it says is known before it can be pressed. */
export const ready = async (name: string | RegExp) => {
  const button = await (await openDialog()).findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

export const press = async (name: string | RegExp) => userEvent.click(await ready(name));

export const select = async (label: string | RegExp, option: string) =>
  userEvent.selectOptions(
    await (await openDialog()).findByRole('combobox', { name: label }),
    option,
  );

export const rowOf = async (line: number) =>
  (await openDialog()).findByRole('row', { name: new RegExp(`^${line} `) });

/** The text that a download would have saved. */
export const downloaded = async (download: () => Promise<void>): Promise<string> => {
  const create = spyOn(URL, 'createObjectURL');
  try {
    await download();
    const [[file] = []] = create.mock.calls;
    return file instanceof Blob ? await file.text() : '';
  } finally {
    create.mockRestore();
  }
};

export const TWO = 'driver_id,name,phone\nN-1,Nadia Rahman,0501112222\nN-2,Noor Din,\n';

export const MIXED = [
  'Driver ID,Name,Status,Gatepass Expiry',
  'N-1,Nadia Rahman,active,2027-01-31',
  'N-2,,active,2027-01-31',
  'N-3,Noor Din,sleeping,2027-02-30',
  'N-1,Nadia Again,active,',
  'D-1001,Ahmed Khan,active,',
].join('\n');

export const cutShort = (server: ImportServer) => {
  server.drivers = manyDrivers(1_000);
  server.stores = () => undefined;
};
