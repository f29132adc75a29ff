import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { purchaseWith, someStock } from '../../../domain/diesel/vouchers.testing.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const PATH = '/diesel/diesel-manager/reports/purchased.php';

const meta = {
  title: 'Diesel/Purchases',
  component: AdminStory,
  args: {
    role: 'Diesel Manager',
    path: '/diesel/purchases',
    diesel_stock: someStock(),
    diesel_purchases: [purchaseWith({ id: 1 }), purchaseWith({ id: 2, total: 2625.5 })],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const List: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('2 purchases'));
    const totals = canvas.getByRole('status', { name: 'Total' });
    await waitFor(() => expect(totals).toHaveTextContent('1,990 LAED 5,250.50'));
  },
};

export const Failed: Story = {
  args: { api: { [`GET ${PATH}`]: fails('server') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load purchases. Please try again later.'));
  },
};

const field = (canvas: Canvas, name: RegExp) => canvas.getByLabelText(name);
const type = (canvas: Canvas, name: RegExp, text: string) =>
  userEvent.type(field(canvas, name), text);
const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save and next' }));

/** The third of litres, price and total is computed; the next voucher keeps the supplier. */
export const Booked: Story = {
  args: { path: '/diesel/purchases/create' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull());
    await type(canvas, /^Supplier \*/, 'Desert Star Fuels');
    await expect(field(canvas, /Supplier TRN/)).toHaveValue('100234567800003');
    await type(canvas, /Invoice No/, 'INV-77');
    await type(canvas, /Litres invoiced/, '1000');
    await type(canvas, /Total with VAT \(AED\)/, '2625');
    await expect(field(canvas, /Price per litre \(AED\)/)).toHaveValue('2.5');
    await seen(canvas.findByText('Net AED 2,500.00 + VAT 5% AED 125.00'));
    await type(canvas, /Litres received/, '990');
    await seen(canvas.findByText('10 L (1%) less than invoiced'));
    await save(canvas);
    await seen(canvas.findByText('Purchased 990 L from Desert Star Fuels, invoice INV-77'));
    await expect(field(canvas, /^Supplier \*/)).toHaveValue('Desert Star Fuels');
    await waitFor(() => expect(field(canvas, /Invoice No/)).toHaveFocus());
  },
};

/** An invoice can be booked only once, and a TRN has 15 digits. */
export const Wrong: Story = {
  args: { path: '/diesel/purchases/create' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull());
    await type(canvas, /^Supplier \*/, 'desert star fuels');
    await userEvent.clear(field(canvas, /Supplier TRN/));
    await type(canvas, /Supplier TRN/, '123');
    await type(canvas, /Invoice No/, 'inv-1');
    await save(canvas);
    await seen(canvas.findByText(/ already has INV-1$/));
    await seen(canvas.findByText('A TRN has 15 digits'));
    await expect(canvas.getAllByText('Required').length).toBeGreaterThan(2);
  },
};

/** More than the tank can take is asked about, with the figures; going back loses nothing. */
export const Doubted: Story = {
  args: { path: '/diesel/purchases/create' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull());
    await type(canvas, /^Supplier \*/, 'Desert Star Fuels');
    await type(canvas, /Invoice No/, 'INV-78');
    await type(canvas, /Litres invoiced/, '59000');
    await type(canvas, /Price per litre/, '2.5');
    await userEvent.click(canvas.getByRole('button', { name: 'As invoiced' }));
    const words = 'The tank holds 6,990 L of 60,000 L: 59,000 L more don’t fit.';
    await seen(canvas.findByText(words));
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
    await seen(dialog.findByText(words));
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    await expect(field(canvas, /Litres received/)).toHaveValue('59000');
  },
};

/** Where the books cannot be read, a date in an earlier month is asked about; the voucher is not held up. */
export const BooksUnread: Story = {
  args: {
    path: '/diesel/purchases/create',
    api: { 'GET /diesel/diesel-manager/reports/books.php': fails('server') },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull());
    await type(canvas, /^Supplier \*/, 'Desert Star Fuels');
    await type(canvas, /Invoice No/, 'INV-79');
    await type(canvas, /Litres invoiced/, '100');
    await type(canvas, /Price per litre/, '2.5');
    await userEvent.click(canvas.getByRole('button', { name: 'As invoiced' }));
    const words = 'Whether the month of this date is closed could not be checked.';
    await expect(canvas.queryByText(words)).toBeNull();
    await userEvent.clear(field(canvas, /^Date/));
    await type(canvas, /^Date/, '2026-03-28 12:00');
    await seen(canvas.findByText(words));
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
    await seen(dialog.findByText(words));
    await userEvent.type(dialog.getByRole('textbox'), 'Late invoice');
    await userEvent.click(dialog.getByRole('button', { name: 'Record anyway' }));
    await seen(canvas.findByText('Purchased 100 L from Desert Star Fuels, invoice INV-79'));
  },
};
