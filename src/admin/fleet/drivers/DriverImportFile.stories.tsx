import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';

import realExport from '../../../domain/import/fixtures/drivers-logistics-operations.csv?raw';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { seen } from '../../../testing/seen.ts';
import {
  onServer,
  csvFile,
  choose,
  drop,
  press,
  select,
  rowOf,
  downloaded,
  TWO,
  MIXED,
  ready,
} from '../../import/testing/driverImport.ts';

const meta = {
  title: 'Fleet/Drivers/Import/File',
  component: AdminStory,
  args: { path: '/fleet/drivers/import' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await ready('Import 150 rows');
    await expect(dialog.getByText('150 rows, delimiter “;”, encoding UTF-8')).toBeVisible();
    await expect(
      dialog.getByText(/^Ignored columns: hire_date, termination_date, license_number/),
    ).toBeVisible();
    const rows = dialog.getByRole('grid', { name: 'Rows' });
    await expect(rows).toHaveAttribute('aria-rowcount', '151');
    rows.scrollTop = rows.scrollHeight;
    await expect(await dialog.findByRole('row', { name: /^151 / })).toBeVisible();
    await userEvent.type(
      dialog.getByRole('searchbox', { name: 'Find in the file' }),
      'jennifer hern',
    );
    await seen(dialog.findByText('1 of 150 rows shown'));
    await expect(dialog.getByText('Jennifer Hernandez')).toBeVisible();
  },
};

export const GoodAndBadRows: Story = {
  play: async () => {
    const dialog = await choose(MIXED);
    await ready('Import 1 row');
    await expect(dialog.getByText('Name: Required')).toBeVisible();
    await expect(
      dialog.getByText('Status: Must be one of: Active, On vacation, Cancelled'),
    ).toBeVisible();
    await expect(dialog.getByText(/Repeats line 2/)).toBeVisible();
    const leftOut = await downloaded(() => press('Download skipped rows'));
    await expect(leftOut.split('\r\n')).toHaveLength(5);
    await expect(leftOut).toContain('Name: Required,N-2,,active,2027-01-31');
    await expect(leftOut).toContain('e.g. 2026-12-31. Status: Must be one of');
    await userEvent.click(dialog.getByRole('button', { name: '1 repeated in the file' }));
    await expect(dialog.queryByRole('row', { name: /^2 / })).toBeNull();
    await expect(await rowOf(5)).toHaveTextContent('Nadia Again');
  },
};

/** If the browser cannot start a worker, the dialog says so and tries nothing else. */
export const NoReader: Story = {
  play: async () => {
    const worker = spyOn(window, 'Worker').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const dialog = await choose(TWO);
    await seen(dialog.findByText(/could not start the file reader/));
    worker.mockRestore();
    await choose(TWO);
    await seen(dialog.findByRole('button', { name: 'Import 2 rows' }));
  },
};

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

const REFUSED: readonly [BlobPart, string, RegExp][] = [
  [TWO, 'drivers.xlsx', /not a \.csv file/],
  ['', 'drivers.csv', /The file is empty/],
  ['driver_id,name\n', 'drivers.csv', /column names but no rows/],
  ['D1,Ali,2026-10-31\n', 'drivers.csv', /first line has no column names/],
  ['id,Name,name\n1,a,b\n', 'drivers.csv', /occur more than once: name/],
  ['id,name\n1,"Ali\n', 'drivers.csv', /quotation mark opened on line 2 is never closed/],
  [`id\n${'D1\n'.repeat(100_001)}`, 'drivers.csv', /100,001 rows; at most 100,000/],
  [PNG, 'drivers.csv', /looks like a PNG picture/],
  ['<html><body>no</body></html>', 'drivers.csv', /not a CSV table; it looks like a web page/],
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

/** The only date of a long file is at its end and can be read in two ways. */
const UNDATED = Array.from({ length: 300 }, (_, index) => `N-${index},Driver ${index},`);

export const DatesInTwoWays: Story = {
  play: async () => {
    const rows = [...UNDATED, 'N-300,Nadia Rahman,03/04/2027'];
    const dialog = await choose(['driver_id,name,gatepass_expiry', ...rows].join('\n'));
    await seen(dialog.findByText(/dates can be read in two ways/));
    await userEvent.click(await dialog.findByRole('button', { name: '1 with errors' }));
    await expect(await rowOf(302)).toHaveTextContent('Day or month first?');
    await select('Date order', 'Day, month, year');
    await ready('Import 301 rows');
    await expect(dialog.queryByText(/dates can be read in two ways/)).toBeNull();
    // Mapping another column keeps the date order.
    await select(/Field for the column name/, 'Name (Arabic)');
    await expect(dialog.getByRole('combobox', { name: 'Date order' })).toHaveDisplayValue(
      'Day, month, year',
    );
  },
};

/** 'N-1,يوسف' as encoded on Arabic Windows. */
const ARABIC_WINDOWS = Uint8Array.from(
  [...new TextEncoder().encode('driver_id,name\nN-1,')].concat(0xed, 0xe6, 0xd3, 0xdd),
);

export const GuessedEncoding: Story = {
  play: async () => {
    const dialog = await choose(ARABIC_WINDOWS);
    await seen(dialog.findByText(/encoding is a guess/));
    await expect(await rowOf(2)).toHaveTextContent('يوسف');
    await select('Encoding', 'Windows-1252 (Western)');
    await waitFor(async () => expect(await rowOf(2)).toHaveTextContent('íæÓÝ'));
    // An encoding that does not fit is reported, and the file stays.
    await select('Encoding', 'UTF-8');
    await seen(dialog.findByText(/text in this file is damaged/));
    await select('Encoding', 'Windows-1256 (Arabic)');
    await waitFor(async () => expect(await rowOf(2)).toHaveTextContent('يوسف'));
    await expect(dialog.queryByText(/text in this file is damaged/)).toBeNull();
  },
};

export const RaggedRows: Story = {
  play: async () => {
    const dialog = await choose('driver_id,name\nN-1,Nadia,Rahman\nN-2\n');
    await seen(dialog.findByText('Line 2 has 3 cells where 2 were expected.'));
    await expect(dialog.getByText('Line 3 has 1 cell where 2 were expected.')).toBeVisible();
  },
};

export const ColumnChosenByHand: Story = {
  play: async () => {
    const errors = spyOn(console, 'error');
    const dialog = await choose('driver_id,,\nN-1,Nadia,Rahman\nN-2,Noor,\n');
    await seen(dialog.findByText(/^No column is mapped to Name, and no record/));
    await seen(dialog.findByText('Nothing to import.'));
    await expect(
      dialog.getByText('Ignored columns: Column 2, without a name, Column 3, without a name.'),
    ).toBeVisible();
    await select('Field for the column Column 2, without a name', 'Name');
    await select('Field for the column Column 3, without a name', 'Name');
    await ready('Import 2 rows');
    await waitFor(async () => expect(await rowOf(2)).toHaveTextContent('Nadia Rahman'));
    await expect(dialog.queryByText(/No column is mapped to/)).toBeNull();
    await expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  },
};

export const ManyColumns: Story = {
  // A hundred copies of what other stories show once; axe takes ten seconds for them.
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    const header = Array.from({ length: 5_000 }, (_, index) => `c${index}`).join(',');
    const dialog = await choose(`driver_id,name,${header}\nN-1,Nadia Rahman${','.repeat(5_000)}\n`);
    await seen(dialog.findByText(/c18, c19 and 4,980 more/));
    await expect(dialog.getByText('Import 1 row')).toBeEnabled();
    await expect(dialog.getByText(/The first 100 of 5002 columns are shown/)).toBeVisible();
  },
};
