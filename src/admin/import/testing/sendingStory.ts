import omit from 'lodash/omit';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { ROW_VERSION } from '../../../domain/records/rowVersion.ts';
import { buildDriver } from '../../../testing/builders.ts';
import { fails, type FakeApi, type StoryServer } from '../../../testing/fakeApi.ts';
import { choose, forgetImports, press } from './driverImport.ts';

const NAMES = ['Ahmed Khan', 'Bilal Hussain', 'Chandran Pillai', 'Dawit Alemu', 'Emran Miah'];
export const drivers = () =>
  NAMES.map((name, index) =>
    buildDriver({ id: index + 1, name, gatepass_expiry: '2026-11-30', road_permit_expiry: null }),
  );

/** New dates for the five drivers. */
export const DATES = `ID,Gatepass Expiry\n${NAMES.map((_, index) => `D-${1001 + index},2027-11-30`).join('\n')}\n`;
/** The same for two of them, plus two new drivers. */
export const MIXED = `ID,Name,Gatepass Expiry\nN-1,Nadia Rahman,2027-11-30\nN-2,Noor Din,2027-11-30\nD-1001,Ahmed Khan,2027-11-30\nD-1002,Bilal Hussain,2027-11-30\n`;

/** A drivers API that a story can make misbehave, and what has reached it. */
interface Server {
  /** The drivers of the current story's mock. */
  drivers: StoryServer['store']['drivers'];
  /** How many updates have arrived. */
  updates: number;
  /** While set, the list fails to load. */
  isDown: boolean;
  /** What happens to an update; by default the mock stores it. */
  fate: FakeApi[string];
}

export const server = {} as Server;

const api: FakeApi = {
  'GET /api/fleet/drivers.php': (request, mock) => {
    server.drivers = mock.store.drivers;
    return server.isDown ? fails('server')(request, mock) : undefined;
  },
  'PUT /fleet/drivers/index.php': (request, mock) => {
    server.updates += 1;
    return server.fate(request, mock);
  },
};

/** What stories that send an import have in common. */
export const sending = {
  args: { path: '/fleet/drivers/import', drivers: drivers(), api },
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await forgetImports();
    Object.assign(server, { updates: 0, isDown: false, fate: () => undefined });
  },
};

/** What the drivers of the mock say; each change has raised their versions. */
export const storedDrivers = async () =>
  (await server.drivers.all()).map((driver) => omit(driver, ROW_VERSION));

export const dateOf = (id: number) =>
  server.drivers.list().find((row) => row.id === id)?.gatepass_expiry;

/** Keeps the first updates, or all, waiting until the returned function is called. */
export const holdUpdates = (most = Infinity): (() => void) => {
  let release = () => {};
  const gate = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
  server.fate = () => (server.updates > most ? undefined : gate);
  return release;
};

/** Sends the dates; the first four are pending until `release` is called. */
export const sendAndWait = async () => {
  const dialog = await choose(DATES);
  const release = holdUpdates(4);
  await press('Import 5 rows');
  await waitFor(() => expect(server.updates).toBe(4));
  return { dialog, release };
};

/** Sends the dates; the connection is lost while the first four are on their way. */
export const sendAndLose = async () => {
  server.fate = (request, mock) =>
    server.updates <= 4 ? fails('network')(request, mock) : undefined;
  const dialog = await choose(DATES);
  await press('Import 5 rows');
  await dialog.findByText('The import stopped');
  return dialog;
};

export const undoIt = async (button = 'Undo') => {
  await press(button);
  const question = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
  return { question, confirm: () => userEvent.click(question.getByText('Undo import')) };
};

/** What the browser has of an import can't be brought up to date any more. */
export const fillStorage = () =>
  spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
