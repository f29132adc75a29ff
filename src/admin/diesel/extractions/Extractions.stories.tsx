import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { keptEntry } from '../../../domain/diesel/bookEntry.ts';
import {
  extractionWith,
  purchaseWith,
  someStock,
} from '../../../domain/diesel/vouchers.testing.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const PATH = '/diesel/diesel-manager/reports/extractions.php';
const NOT_OFFERED = {
  [`GET ${PATH}`]: fails('notOffered', { status: 405 }),
};

const meta = {
  title: 'Diesel/Extractions',
  component: AdminStory,
  args: {
    role: 'Diesel Manager',
    path: '/diesel/extractions',
    diesel_stock: someStock(),
    diesel_extractions: [
      extractionWith({ id: 1 }),
      extractionWith({ id: 2, destination_type: 'branch', destination: 'Alain', liters: 500 }),
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const List: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('2 extractions'));
    await seen(canvas.findByText('Other branch'));
  },
};

/** Vouchers of two types share their looks, not their columns. */
export const AfterPurchases: Story = {
  args: { path: '/diesel/purchases', diesel_purchases: [purchaseWith({ id: 1 })] },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('columnheader', { name: /Supplier/ }));
    await userEvent.click(canvas.getByRole('link', { name: 'Extractions' }));
    await seen(canvas.findByText('Other branch'));
    await expect(canvas.queryByRole('columnheader', { name: /Supplier/ })).toBeNull();
  },
};

/** The server accepts extractions but does not list them, and the page says so instead of 'none'. */
export const NotOffered: Story = {
  args: { api: NOT_OFFERED },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/This server doesn’t list these vouchers/));
    await expect(canvas.queryByText(/No extractions/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add Extraction' })).toBeVisible();
  },
};

/** The branch is the user's own, so the first thing to choose is the destination. */
export const StartsAtDestination: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Other branch'));
    await userEvent.click(canvas.getByRole('link', { name: 'Add Extraction' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Bowser' })).toHaveFocus());
  },
};

const book = async (canvas: Canvas, litres: string) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Litres/ }), litres);
  await userEvent.click(canvas.getByRole('button', { name: 'Save and next' }));
};

/** A transfer to the other branch, on such a server. */
export const Booked: Story = {
  args: { path: '/diesel/extractions/create', api: NOT_OFFERED },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Other branch' }));
    await expect(await canvas.findByRole('radio', { name: 'Alain', checked: true })).toBeChecked();
    await book(canvas, '400');
    await seen(canvas.findByText('Extracted 400 L to Alain'));
  },
};

const fill = async (canvas: Canvas, bowser: string) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Bowser' }));
  await userEvent.type(canvas.getByRole('combobox', { name: 'Name or number' }), bowser);
  await book(canvas, '400');
  await seen(canvas.findByText(`Extracted 400 L to ${bowser}`));
};

/** Filled on a server that opens no tank for it: the litres are gone, and that is said. */
export const BowserNotKept: Story = {
  args: {
    path: '/diesel/extractions/create',
    dialect: 'foreign',
    choices: new Set(['fewFields'] as const),
  },
  play: async ({ canvas }) => {
    // Its branches have numbers and no names.
    await userEvent.click(await canvas.findByRole('radio', { name: '1' }));
    await fill(canvas, 'Bowser B-9');
    const alert = await seen(canvas.findByText(/^The server keeps no tank for Bowser B-9/));
    await expect(alert).toHaveTextContent('so these 400 L have left the books');
    await expect(alert).toHaveTextContent('issues of 1, and count it with 1');
  },
};

/** A server that opens a tank for it lists it from then on. */
export const BowserKept: Story = {
  args: { path: '/diesel/extractions/create' },
  play: async ({ canvas }) => {
    await fill(canvas, 'Bowser B-9');
    await canvas.findByRole('radio', { name: 'Bowser B-9' });
    await expect(canvas.queryByText(/keeps no tank/)).toBeNull();
  },
};

const TRANSFER = {
  diesel_stock: [
    ...someStock(),
    ...someStock().map((tank) => ({
      ...tank,
      id: 2,
      branch_id: 2,
      name: 'Main tank Alain',
      capacity_l: 10_000,
      liters: 9000,
    })),
  ],
  diesel_extractions: [
    extractionWith({ id: 1, destination_type: 'branch', destination: 'Alain', liters: 500 }),
  ],
  diesel_books: [
    keptEntry(
      { action: 'close', branch_id: 2, month: '2026-03', liters: 9500, value: 26_125 },
      'Omar Haddad',
      '2026-04-01T06:00:00Z',
    ),
  ],
};

const CLOSED = 'March 2026 of Alain was closed by Omar Haddad. This date changes it.';

/** What a corrected transfer brought is not in the tank that got it, whose month was closed. */
export const TransferCorrected: Story = {
  args: { path: '/diesel/extractions/create?corrects=1', ...TRANSFER },
  play: async ({ canvas }) => {
    const litres = await canvas.findByRole('textbox', { name: /Litres/ });
    await userEvent.clear(litres);
    await userEvent.type(litres, '1200');
    await seen(canvas.findByText('The tank holds 9,000 L of 10,000 L: 1,200 L more don’t fit.'));
    await userEvent.click(canvas.getByRole('radio', { name: /Waste/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /What was wrong/ }), 'Spilt');
    await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is this right?' }));
    await expect(question.getByRole('listitem')).toHaveTextContent(CLOSED);
  },
};

export const TransferTakenBack: Story = {
  args: { path: '/diesel/extractions/1/show', ...TRANSFER },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await seen(dialog.findByText(CLOSED));
  },
};

/** Never more than the branch holds. */
export const BeyondStock: Story = {
  args: { path: '/diesel/extractions/create', diesel_extractions: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/OCGLT holds 5,000 L\./));
    await book(canvas, '6000');
    await seen(canvas.findByText('OCGLT holds only 5,000 L; you entered 6,000 L.'));
    await seen(canvas.findByText('Required'));
  },
};
