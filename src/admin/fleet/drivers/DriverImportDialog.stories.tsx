import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { ApiError } from '../../../dataProvider/apiError.ts';
import realExport from '../../../domain/import/fixtures/drivers-logistics-operations.csv?raw';
import { createImportServer, type ImportServer } from '../../import/testing/importServer.ts';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { buildDriver, manyDrivers } from '../../testing/builders.ts';
import { seen } from '../../testing/seen.ts';

const meta = {
  title: 'Fleet/Drivers/Import',
  component: AdminStory,
  args: { path: '/fleet/drivers/import' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story on a server of its own, which is new each time the story is opened. */
const onServer = (
  play: (server: ImportServer) => Promise<void>,
  prepare: (server: ImportServer) => void = () => undefined,
): Story => {
  const server = createImportServer();
  return {
    args: { api: server.api },
    beforeEach: () => {
      server.restart();
      prepare(server);
    },
    play: () => play(server),
  };
};

const csvFile = (content: BlobPart, name = 'drivers.csv') =>
  new File([content], name, { type: 'text/csv' });

const openDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Import Drivers' }));

const choose = async (content: BlobPart, name?: string) => {
  const dialog = await openDialog();
  const input = await dialog.findByLabelText('Choose a file', { selector: 'input' });
  await userEvent.upload(input, csvFile(content, name));
  return dialog;
};

/** True when the page leaves the file to the browser, which would open it. */
const dropOn = (element: HTMLElement, file: File): boolean => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return element.dispatchEvent(
    new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
  );
};

const drop = async (file: File) => {
  const dialog = await openDialog();
  dropOn(await dialog.findByText('Drop a CSV file here'), file);
  return dialog;
};

const press = async (name: string | RegExp) => {
  const button = await (await openDialog()).findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

/** Chooses from one of the selects of MUI, whose list opens elsewhere on the page. */
const select = async (label: string | RegExp, option: string) => {
  await userEvent.click(await (await openDialog()).findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

const rowOf = async (line: number) =>
  (await openDialog()).findByRole('row', { name: new RegExp(`^${line} `) });

/** What a download would have put into a file. */
const downloaded = async (download: () => Promise<void>): Promise<string> => {
  const create = spyOn(URL, 'createObjectURL');
  try {
    await download();
    const [[file] = []] = create.mock.calls;
    return file instanceof Blob ? await file.text() : '';
  } finally {
    create.mockRestore();
  }
};

const TWO = 'driver_id,name,phone\nN-1,Nadia Rahman,0501112222\nN-2,Noor Din,\n';

const MIXED = [
  'Driver ID,Name,Status,Gatepass Expiry',
  'N-1,Nadia Rahman,active,2027-01-31',
  'N-2,,active,2027-01-31',
  'N-3,Noor Din,sleeping,2027-02-30',
  'N-1,Nadia Again,active,',
  'D-1001,Ahmed Khan,active,',
].join('\n');

export const Choosing: Story = {
  play: async () => {
    await seen(screen.findByText('Drop a CSV file here'));
  },
};

export const Reading: Story = onServer(async (server) => {
  await screen.findByText('Ahmed Khan');
  server.isStuck = true;
  const dialog = await choose(TWO);
  await seen(dialog.findByText('Reading the file…'));
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
});

export const RealExport: Story = {
  play: async () => {
    const dialog = await choose(realExport);
    await expect(await dialog.findByRole('button', { name: 'Import 150 rows' })).toBeEnabled();
    await expect(dialog.getByText('150 rows, delimiter “;”, encoding UTF-8')).toBeVisible();
    await expect(dialog.getByText('Jennifer Hernandez')).toBeVisible();
    await expect(
      dialog.getByText(/^Columns left out: hire_date, termination_date, license_number/),
    ).toBeVisible();
    await expect(dialog.getByText('The first 100 of 150 rows are shown.')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...RealExport,
  globals: { viewport: { value: 'phone' } },
};

export const GoodAndBadRows: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await expect(await dialog.findByRole('button', { name: 'Import 1 row' })).toBeEnabled();
    await expect(dialog.getByText('Name: Required')).toBeVisible();
    await expect(
      dialog.getByText('Status: Must be one of: Active, On vacation, Cancelled'),
    ).toBeVisible();
    await expect(dialog.getByText(/Repeats line 2/)).toBeVisible();
    const leftOut = await downloaded(() => press('Download the rows that are left out'));
    await expect(leftOut.split('\r\n')).toHaveLength(5);
    await expect(leftOut).toContain('Is left out. Name: Required,N-2,,active,2027-01-31');
    await expect(leftOut).toContain('like 2026-12-31. Status: Must be one of');
    await userEvent.click(dialog.getByRole('button', { name: '1 repeated in the file' }));
    await expect(dialog.queryByRole('row', { name: /^2 / })).toBeNull();
    await expect(await rowOf(5)).toHaveTextContent('Nadia Again');
  },
};

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

const REFUSED: readonly [BlobPart, string, RegExp][] = [
  [TWO, 'drivers.xlsx', /not a \.csv file/],
  ['', 'drivers.csv', /The file is empty/],
  ['driver_id,name\n', 'drivers.csv', /column names but no rows/],
  ['D1,Ali,2026-10-31\n', 'drivers.csv', /first line has no column names/],
  ['id,Name,name\n1,a,b\n', 'drivers.csv', /occur more than once: name/],
  ['id,name\n1,"Ali\n', 'drivers.csv', /line 2 on a quotation mark is not closed/],
  [`id\n${'D1\n'.repeat(100_001)}`, 'drivers.csv', /100,001 rows; at most 100,000/],
  [PNG, 'drivers.csv', /looks like a PNG picture/],
  ['<html><body>no</body></html>', 'drivers.csv', /no CSV table; it looks like a web page/],
];

export const RefusedFiles: Story = {
  play: async () => {
    for (const [content, name, words] of REFUSED) {
      const dialog = await drop(csvFile(content, name));
      await seen(dialog.findByText(words));
      await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
    }
  },
};

/** The only dates of a long file stand at its end and can be read in two ways. */
const UNDATED = Array.from({ length: 300 }, (_, index) => `N-${index},Driver ${index},`);

export const DatesInTwoWays: Story = {
  play: async () => {
    const rows = [...UNDATED, 'N-300,Nadia Rahman,03/04/2027'];
    const dialog = await choose(['driver_id,name,gatepass_expiry', ...rows].join('\n'));
    await seen(dialog.findByText(/dates can be read in two ways/));
    await userEvent.click(await dialog.findByRole('button', { name: '1 cannot be read' }));
    await expect(await rowOf(302)).toHaveTextContent('Day or month first?');
    await select('Order of day and month', 'Day, month, year');
    await expect(await dialog.findByRole('button', { name: 'Import 301 rows' })).toBeEnabled();
    await expect(dialog.queryByText(/dates can be read in two ways/)).toBeNull();
    // Another column is none of the dates' business.
    await select(/Field for the column name/, 'Name (Arabic)');
    await expect(
      dialog.getByRole('combobox', { name: 'Order of day and month' }),
    ).toHaveTextContent('Day, month, year');
  },
};

/** 'N-1,يوسف' as an Arabic Windows writes it. */
const ARABIC_WINDOWS = Uint8Array.from(
  [...new TextEncoder().encode('driver_id,name\nN-1,')].concat(0xed, 0xe6, 0xd3, 0xdd),
);

export const GuessedEncoding: Story = {
  play: async () => {
    const dialog = await choose(ARABIC_WINDOWS);
    await seen(dialog.findByText(/encoding could only be guessed/));
    await expect(await rowOf(2)).toHaveTextContent('يوسف');
    await select('Encoding', 'Windows-1252 (Western)');
    await waitFor(async () => expect(await rowOf(2)).toHaveTextContent('íæÓÝ'));
    // What cannot be read so is said, and the file stays.
    await select('Encoding', 'UTF-8');
    await seen(dialog.findByText(/text in this file is damaged/));
    await select('Encoding', 'Windows-1256 (Arabic)');
    await waitFor(async () => expect(await rowOf(2)).toHaveTextContent('يوسف'));
    await expect(dialog.queryByText(/text in this file is damaged/)).toBeNull();
  },
};

export const ColumnChosenByHand: Story = {
  play: async () => {
    const errors = spyOn(console, 'error');
    const dialog = await choose('driver_id,,\nN-1,Nadia,Rahman\nN-2,Noor,\n');
    await seen(dialog.findByText(/^No column goes to Name, and without it no row/));
    await expect(dialog.getByRole('button', { name: 'There is nothing to import' })).toBeDisabled();
    await expect(
      dialog.getByText('Columns left out: Column 2, without a name, Column 3, without a name.'),
    ).toBeVisible();
    await select('Field for the column Column 2, without a name', 'Name');
    await select('Field for the column Column 3, without a name', 'Name');
    await expect(await dialog.findByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
    await expect(await rowOf(2)).toHaveTextContent('Nadia Rahman');
    await expect(dialog.queryByText(/No column goes to/)).toBeNull();
    await expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  },
};

export const ManyColumns: Story = {
  // A hundred times what the other stories show once: axe takes ten seconds for it.
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    const header = Array.from({ length: 5_000 }, (_, index) => `c${index}`).join(',');
    const dialog = await choose(`driver_id,name,${header}\nN-1,Nadia Rahman${','.repeat(5_000)}\n`);
    await expect(await dialog.findByText('Import 1 row')).toBeEnabled();
    await expect(dialog.getByText(/c18, c19 and 4980 more/)).toBeVisible();
    await expect(dialog.getByText(/The first 100 of 5002 columns are shown/)).toBeVisible();
  },
};

export const NothingToCompareWith: Story = onServer(async (server) => {
  await screen.findByText('Ahmed Khan');
  server.isDown = true;
  const dialog = await choose('driver_id,name\nD-1001,Ahmed Khan\n');
  await seen(dialog.findByText(/it is not known which rows exist already/));
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  server.isDown = false;
  await press('Try again');
  await seen(dialog.findByRole('button', { name: '1 already the same' }));
  await expect(dialog.queryByText(/it is not known which rows exist already/)).toBeNull();
});

export const ComparesWithTheServerOfNow: Story = onServer(async (server) => {
  await screen.findByText('Ahmed Khan');
  server.drivers.push(buildDriver({ id: 90, driver_id: 'N-1', name: 'Was Quicker' }));
  const dialog = await choose(TWO);
  await seen(dialog.findByRole('button', { name: '1 exists already' }));
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
});

const cutShort = (server: ImportServer) => {
  server.drivers = manyDrivers(1_000);
  server.stores = () => undefined;
};

export const ComparingCutShort: Story = onServer(async () => {
  const dialog = await choose(TWO);
  await seen(dialog.findByText(/The server’s list ends after 1,000 records/));
  await expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
}, cutShort);

export const NewestFileWins: Story = {
  play: async () => {
    let finish: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (finish = resolve));
    const slowly = spyOn(File.prototype, 'arrayBuffer').mockImplementationOnce(async () => {
      await wait;
      return new TextEncoder().encode('driver_id,name\nN-7,Too Late\n').buffer;
    });
    await drop(csvFile(TWO, 'slow.csv'));
    const dialog = await drop(csvFile(TWO, 'newer.csv'));
    await seen(dialog.findByText('newer.csv'));
    finish();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(slowly).toHaveBeenCalledTimes(2);
    await expect(dialog.getByText('newer.csv')).toBeVisible();
    await expect(dialog.queryByText('slow.csv')).toBeNull();
    slowly.mockRestore();
  },
};

export const Sending: Story = onServer(
  async () => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText(/^Sending 2 rows/));
  },
  (server) => {
    server.answer = () => new Promise(() => undefined);
  },
);

let answer: () => void = () => undefined;

export const LeavingWhileSending: Story = onServer(
  async (server) => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText(/^Sending 2 rows/));
    await expect(dialog.getByText(/cannot be stopped half-way/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    // As the browser's way back would.
    screen.getByRole('link', { name: 'Dashboard', hidden: true }).click();
    await expect(dropOn(dialog.getByText(/^Sending 2 rows/), csvFile(MIXED))).toBe(false);
    await expect(dialog.getByText(/^Sending 2 rows/)).toBeVisible();
    await expect(server.imports).toBe(1);
    answer();
    await seen(dialog.findByText('2 of 2 rows arrived.'));
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(screen.findByText('Nadia Rahman'));
  },
  (server) => {
    server.answer = () => new Promise((resolve) => (answer = () => resolve({ success: true })));
  },
);

export const AllArrived: Story = onServer(async (server) => {
  const dialog = await choose(TWO);
  await press('Import 2 rows');
  await seen(dialog.findByText('2 of 2 rows arrived.'));
  await expect(dialog.queryByRole('button', { name: /^Download/ })).toBeNull();
  await expect(dialog.getByRole('button', { name: 'Done' })).toHaveFocus();
  await expect(server.imports).toBe(1);
});

export const Altered: Story = onServer(
  async () => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('2 of 2 rows arrived.'));
    await expect(dialog.getByText(/1 row is stored with other values/)).toBeVisible();
    await expect(dialog.getByText('N-1').closest('li')).toHaveTextContent('N-1: Name, Phone');
  },
  (server) => {
    server.stores = (row, index) => (index === 0 ? { ...row, name: 'NADIA', phone: null } : row);
  },
);

export const SomeMissing: Story = onServer(
  async () => {
    const dialog = await choose(`${TWO}N-3,,\n`);
    await press('Import 2 rows');
    await seen(dialog.findByText('1 of 2 rows arrived.'));
    await expect(dialog.getByText('N-2').closest('li')).toHaveTextContent(
      'Line 3, N-2: There is already a driver N-2',
    );
    await expect(dialog.getByText('1 row of the file was left out.')).toBeVisible();
    await expect(dialog.getByText('Have a nice day').closest('ul')).toHaveTextContent(
      /^Have a nice day$/,
    );
    const file = await downloaded(() => press('Download the rows that did not get in'));
    await expect(file).toContain('Did not arrive: There is already a driver N-2,N-2,Noor Din,');
    await expect(file).toContain('Is left out. Name: Required,N-3,,');
    await expect(file).not.toContain('N-1');
  },
  (server) => {
    server.stores = (row, index) => (index === 0 ? row : undefined);
    server.answer = () => ({
      success: true,
      errors: [
        { driver_id: 'N-2', message: 'There is already a driver N-2' },
        { message: 'Have a nice day' },
        { message: 'Have a nice day' },
      ],
    });
  },
);

export const ManyMissing: Story = onServer(
  async () => {
    const dialog = await choose(realExport);
    await press('Import 150 rows');
    await seen(dialog.findByText('0 of 150 rows arrived.'));
    await expect(dialog.getAllByText(/the server gave no reason/)).toHaveLength(100);
    await expect(dialog.getByText(/The first 100 of 150 are listed; the file below/)).toBeVisible();
    const file = await downloaded(() => press('Download the rows that did not get in'));
    await expect(file.trim().split('\r\n')).toHaveLength(151);
  },
  (server) => {
    server.stores = () => undefined;
  },
);

export const Unverified: Story = onServer(async () => {
  const dialog = await choose(TWO);
  await press('Import 2 rows');
  await seen(dialog.findByText('0 of 2 rows were found in the server’s list.'));
  await expect(dialog.getByText(/The server took the file, but its list is cut/)).toBeVisible();
}, cutShort);

const losesItsAnswer = (kind: 'network' | 'timeout' | 'nonJson') => (server: ImportServer) => {
  server.answer = () => {
    throw new ApiError(kind);
  };
};

export const UnverifiedAndUnanswered: Story = onServer(
  async () => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText(/the server did not answer, and its list is cut short/));
    await expect(dialog.queryByText(/The server took the file/)).toBeNull();
    await expect(dialog.getByText(/server returned a non-JSON response/)).toBeVisible();
  },
  (server) => {
    cutShort(server);
    losesItsAnswer('nonJson')(server);
  },
);

export const Refused: Story = onServer(
  async (server) => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('Failed to import drivers. Please try again later.'));
    await expect(dialog.getByText('The disk is full')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
    server.stores = (row) => row;
    server.answer = () => ({ success: true });
    await press('Try again');
    await seen(dialog.findByText('2 of 2 rows arrived.'));
  },
  (server) => {
    server.stores = () => undefined;
    server.answer = () => {
      throw new ApiError('refused', { serverWords: 'The disk is full' });
    };
  },
);

export const ServerError: Story = onServer(
  async (server) => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('Failed to import drivers. Please try again later.'));
    await expect(dialog.getByText('Out of memory in import.php')).toBeVisible();
    await expect(dialog.queryByText(/rows arrived/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
    await expect(server.imports).toBe(1);
  },
  (server) => {
    server.stores = () => undefined;
    server.answer = () => {
      throw new ApiError('server', { status: 500, serverWords: 'Out of memory in import.php' });
    };
  },
);

export const HalfArrivedUnanswered: Story = onServer(
  async () => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('1 of 2 rows arrived.'));
    await expect(dialog.getByText(/did not confirm the import/)).toHaveTextContent(
      /server returned a non-JSON response/,
    );
    await expect(dialog.getByText('N-2').closest('li')).toHaveTextContent(/^Line 3, N-2$/);
  },
  (server) => {
    losesItsAnswer('nonJson')(server);
    server.stores = (row, index) => (index === 0 ? row : undefined);
  },
);

/** The work is done, the answer is lost, and the list cannot be had either. */
export const OutcomeUnknown: Story = onServer(async (server) => {
  await screen.findByText('Ahmed Khan');
  const dialog = await choose(TWO);
  const send = await dialog.findByRole('button', { name: 'Import 2 rows' });
  server.isDown = true;
  await userEvent.click(send);
  await seen(dialog.findByText(/It is not certain whether the server stored this/));
  await expect(dialog.queryByRole('button', { name: /^Import 2/ })).toBeNull();
  await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  await press('Check what arrived');
  await seen(dialog.findByText('What the server has by now could not be loaded.'));
  server.isDown = false;
  await press('Check what arrived');
  await seen(dialog.findByRole('button', { name: '2 already the same' }));
  await expect(dialog.getByRole('button', { name: 'There is nothing to import' })).toBeDisabled();
  await expect(server.imports).toBe(1);
}, losesItsAnswer('network'));

/** Nothing is there yet, but the server may be at work still. */
export const NoAnswerInTime: Story = onServer(
  async (server) => {
    const dialog = await choose(TWO);
    await press('Import 2 rows');
    await seen(dialog.findByText('The server did not answer in time. Please try again.'));
    server.drivers.push(buildDriver({ id: 91, driver_id: 'N-1', name: 'Nadia Rahman' }));
    server.stores = (row) => row;
    server.answer = () => ({ success: true });
    await press('Check what arrived');
    await seen(dialog.findByText(/This is what the server has by now/));
    await press('Import 1 row');
    await seen(dialog.findByText('1 of 1 row arrived.'));
    await expect(server.imports).toBe(2);
  },
  (server) => {
    losesItsAnswer('timeout')(server);
    server.stores = () => undefined;
  },
);
