import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../testing/AdminStory.tsx';
import { buildExtraction, buildIssue, daysAgo, someDiesel } from '../../testing/dieselBuilders.ts';
import { seen } from '../../testing/seen.ts';

const PATH = '/diesel/diesel-manager/reports';
const { diesel_extractions: extractions, ...diesel } = someDiesel();

const sends = fn();
/** Takes what is sent as a server does that keeps any branch name. */
const takes = (request: unknown) => {
  sends(request);
  return { success: true };
};

/** A server whose branches go by name, with a bowser that has no stock of its own there. */
const meta = {
  title: 'Diesel/Bowsers',
  component: AdminStory,
  args: {
    path: '/diesel/stock?branch=all',
    role: 'Diesel Manager',
    dialect: 'foreign',
    choices: new Set(['branchNames'] as const),
    ...diesel,
    diesel_issues: [
      ...diesel.diesel_issues,
      buildIssue({ id: 20, branch_id: 'Bowser B-2', at: daysAgo(1), liters: 30, total_cost: 84 }),
    ],
    diesel_extractions: [
      ...extractions,
      buildExtraction({
        id: 9,
        destination_type: 'bowser',
        destination: 'Bowser B-2',
        at: daysAgo(2),
        liters: 150,
        total_cost: 420,
      }),
    ],
    api: { [`POST ${PATH}/issued.php`]: takes, [`PUT ${PATH}/stock.php`]: takes },
  },
  beforeEach: () => sends.mockClear(),
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled by an extraction, it has a ledger, and is counted under its name. */
export const Counted: Story = {
  play: async ({ canvas }) => {
    const bowser = within(await seen(canvas.findByRole('region', { name: 'Bowser B-2' })));
    const ledger = within(await bowser.findByRole('table', { name: 'Ledger of Bowser B-2' }));
    await expect(ledger.getByRole('row', { name: /^From other branches/ })).toHaveTextContent(
      /\+150 L.*\+AED 420\.00/,
    );
    await expect(ledger.getByRole('row', { name: /^Issues/ })).toHaveTextContent(/−30 L/);
    await expect(ledger.getByRole('row', { name: /^Book/ })).toHaveTextContent(/120 L/);
    await expect(ledger.queryByRole('row', { name: /^Last count/ })).toBeNull();
    await userEvent.click(bowser.getByRole('button', { name: 'Count' }));
    const form = within(await seen(within(document.body).findByRole('dialog')));
    await userEvent.type(form.getByLabelText('Litres counted'), '118');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await waitFor(() => expect(sends).toHaveBeenCalled());
    await expect(sends.mock.calls[0]?.[0]).toMatchObject({
      json: { branch_id: 'Bowser B-2', liters: 118 },
    });
  },
};

/** It issues like a yard's tank, never more than it holds. */
export const Issues: Story = {
  args: { path: '/diesel/issues/create' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Bowser B-2' }));
    await seen(canvas.findByText('Bowser B-2 holds 120 L.', { exact: false }));
    const truck = canvas.getByRole('combobox', { name: /Truck/ });
    await userEvent.type(truck, 'T-101');
    await seen(canvas.findByRole('option', { name: /T-101/ }));
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: /Litres/ }), '20');
    await userEvent.click(canvas.getByRole('button', { name: 'Issue diesel' }));
    await waitFor(() => expect(sends).toHaveBeenCalled());
    await expect(sends.mock.calls[0]?.[0]).toMatchObject({
      json: { branch_id: 'Bowser B-2', liters: 20 },
    });
  },
};

/** Its month starts empty, and its litres are not lost. */
export const MonthEnd: Story = {
  args: { path: `/diesel/reports?report=month&branch=all&month=${daysAgo(2).slice(0, 7)}` },
  play: async ({ canvas }) => {
    const month = within(
      await seen(canvas.findByRole('table', { name: 'Month end of Bowser B-2' })),
    );
    await expect(month.getByRole('row', { name: /^From other branches/ })).toHaveTextContent(
      /\+150 L/,
    );
    await expect(month.getByRole('row', { name: /^Opening/ })).toHaveTextContent(/^Opening0 L/);
  },
};
