import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { DieselPurchase } from '../../domain/diesel/purchase.ts';
import { purchaseWith, someStock } from '../../domain/diesel/vouchers.testing.ts';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { fails } from '../../testing/fakeApi.ts';
import { seen } from '../../testing/seen.ts';
import { ready } from './testing/driverImport.ts';

const meta = {
  title: 'Records/Import',
  component: AdminStory,
  args: { path: '/fleet/trucks/import' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (csv: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^Import / }));
  await dialog.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No place for a file');
  await userEvent.upload(input, new File([csv], 'vehicles.csv', { type: 'text/csv' }));
  return dialog;
};

export const Trucks: Story = {
  play: async () => {
    const header = 'Fleet No;Plate;Tank Capacity';
    const dialog = await choose(`${header}\nT-900;DXB K 777;600,5\n${header}\n`);
    await seen(dialog.findByText('Repeats the column names – will be skipped'));
    await seen(dialog.findByText('Dubai'));
    await ready('Import 1 row');
  },
};

let isDown = true;

/** Names that fail to load are not reported as the file's mistakes alone, and are asked for again. */
export const TrucksWithoutCompanies: Story = {
  args: {
    api: {
      'GET /api/admin/companies/companies.php': (request, mock) =>
        isDown ? fails('server')(request, mock) : undefined,
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    const dialog = await choose('Fleet No;Owner\nT-900;Gulf Line Cargo\n');
    const owner = await dialog.findByRole('combobox', { name: 'Field for the column Owner' });
    await expect(dialog.queryByText(/Not loaded/)).toBeNull();
    await userEvent.selectOptions(owner, 'Company');
    await seen(dialog.findByText('Company: No such record'));
    await expect(dialog.getByText(/Not loaded: Company\.$/)).toBeVisible();
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await ready('Import 1 row');
    await expect(dialog.queryByText(/Not loaded/)).toBeNull();
  },
};

export const BadTrucks: Story = {
  play: async () => {
    const dialog = await choose(
      'Fleet No;Year;Plate;Tank Capacity\nT-900;1890;K 777;lots\nT-901;2020;Dubai K 778;600\n',
    );
    await seen(dialog.findByText(/Must be from 1,?950 to 2,?100/));
    await seen(dialog.findByText(/Must be a number, like 12.5/));
    await ready('Import 1 row');
  },
};

const trailers = { path: '/fleet/trailers/import' };

export const Trailers: Story = {
  args: trailers,
  play: async () => {
    const dialog = await choose(
      'Trailer No;Body;TIR;Load;Plate\nTR-900;Reefer;77;full;DXB K 777\n',
    );
    for (const words of ['Refrigerated', 'Loaded', 'Dubai']) await seen(dialog.findByText(words));
    await ready('Import 1 row');
  },
};

/** Only a refrigerated trailer has a temperature range. */
export const BadTrailers: Story = {
  args: trailers,
  play: async () => {
    const dialog = await choose(
      'Trailer No;Type;Min temp;Max temp\nTR-900;Flatbed;-18;4\nTR-901;Boat;;\nTR-902;Fridge;-18;4\n',
    );
    await seen(dialog.findByText(/^Type: Must be one of/));
    await seen(dialog.findByText(/^Lowest Temperature.*refrigerated/));
    await ready('Import 1 row');
  },
};

const booked = (id: number, invoice_no: string, values: Partial<DieselPurchase> = {}) =>
  purchaseWith({ id, supplier: 'Desert Star', invoice_no, ...values });

/**
 * An invoice that is already booked stays as it is, because vouchers are never changed. A void one and one
 * that was taken back may be booked again.
 */
export const Purchases: Story = {
  args: {
    role: 'Diesel Manager',
    path: '/diesel/purchases/import',
    diesel_stock: someStock().flatMap((stock) => [stock, { ...stock, id: 2, branch_id: 2 }]),
    diesel_purchases: [
      booked(1, 'A-1'),
      booked(2, 'A-5', { status: 'void' }),
      booked(3, 'A-6'),
      booked(4, 'A-6', { liters_received: -995, notes: 'Takes back PUR-2026-00003' }),
    ],
  },
  play: async () => {
    const dialog = await choose(
      [
        'Date;Branch;Vendor;Invoice No;Litres invoiced;Litres received;Price;Total',
        '13/11/2026 14:30;Al Ain;Desert Star;A-2;1000;990;2.5;',
        '13/11/2026;OCGLT;Desert Star;A-1;1000;990;2.5;2625',
        '13/11/2026;OCGLT;Desert Star;A-3;1000;990;2.5;2600',
        '13/11/2099;OCGLT;Desert Star;A-4;1000;990;2.5;',
        '13/11/2026;OCGLT;Desert Star;A-5;1000;990;2.5;2625',
        '13/11/2026;OCGLT;Desert Star;A-6;1000;990;2.5;2625',
      ].join('\n'),
    );
    await seen(dialog.findByRole('button', { name: 'Import 4 rows' }));
    await seen(dialog.findByText(/^Line 5: 2099-11-13 12:00 is in the future\.$/));
    await seen(dialog.findByText(/1 row differs from its record, which cannot be changed/));
    await expect(dialog.queryByRole('button', { name: 'Update' })).toBeNull();
    await expect(
      dialog.getByText('You can’t delete purchases, so this import can’t be undone.'),
    ).toBeVisible();
    await expect(dialog.getByText(/^Total with VAT: /)).toBeVisible();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Find in the file' }), 'A-2');
    await seen(dialog.findByText('1 of 6 rows shown'));
    await expect(dialog.getByText('2026-11-13 14:30')).toBeVisible();
  },
};

const sends = fn();

/** Doubted rows are imported with a reason, which is kept in their notes. */
export const DoubtedPurchases: Story = {
  args: {
    ...Purchases.args,
    api: {
      'POST /diesel/diesel-manager/reports/purchased.php': (request) => {
        sends(request);
        return undefined;
      },
    },
  },
  beforeEach: () => sends.mockClear(),
  play: async () => {
    const dialog = await choose(
      [
        'Date;Branch;Vendor;Invoice No;Litres invoiced;Litres received;Price;Notes',
        '13/11/2026;OCGLT;Desert Star;A-3;1000;990;2.5;',
        '13/11/2099;OCGLT;Desert Star;A-4;1000;990;2.5;By night',
      ].join('\n'),
    );
    const ask = async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 rows' }));
      return within(await screen.findByRole('dialog', { name: 'Is this right?' }));
    };
    await dialog.findByText(/is in the future\.$/);
    await userEvent.click((await ask()).getByRole('button', { name: 'Go back' }));
    const question = await ask();
    await seen(question.findByText(/^Line 3: 2099-11-13 12:00 is in the future\.$/));
    await userEvent.click(question.getByRole('button', { name: 'Record anyway' }));
    await seen(question.findByText('Required'));
    await expect(sends).not.toHaveBeenCalled();
    await userEvent.type(question.getByRole('textbox'), 'Dated by the supplier');
    await userEvent.click(question.getByRole('button', { name: 'Record anyway' }));
    await waitFor(() => expect(sends).toHaveBeenCalledTimes(2));
    const reason = 'By night\nRecorded anyway: Dated by the supplier';
    for (const json of [{ invoice_no: 'A-3' }, { invoice_no: 'A-4', notes: reason }]) {
      await expect(sends.mock.calls.flat()).toContainEqual(
        expect.objectContaining({ json: expect.objectContaining(json) as unknown }),
      );
    }
    // Found unfinished, it would go on in the next story.
    await seen(screen.findByText('2 purchases added.'));
  },
};

/** The file of another report is recognised before its columns are mapped by hand. */
export const OtherReport: Story = {
  args: { ...Purchases.args },
  play: async () => {
    const dialog = await choose('Date;Branch;Truck;Driver;Litres\n13/11/2026;OCGLT;T-101;Ali;90\n');
    await seen(dialog.findByText('This looks like a file of “Diesel issued”, not of purchases.'));
  },
};
