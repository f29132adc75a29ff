import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { addDays } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { documentWith } from '../../../domain/fleet/testing.ts';
import { fails } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';
import { DocumentStory } from './testing/DocumentStory.tsx';

const LIST = 'GET /api/fleet/documents/documents.php';

const meta = {
  title: 'Fleet/Documents/On a record',
  component: DocumentStory,
  args: { path: '/fleet/drivers/1/show' },
} satisfies Meta<typeof DocumentStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfADriver: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Driving licence D-1001' }));
    await expect(canvas.getByRole('button', { name: 'Add new file' })).toBeVisible();
    await userEvent.click(canvas.getByText('1 superseded'));
    const old = canvas.getByRole('group');
    await seen(within(old).findByRole('link', { name: 'Port gatepass D-1001' }));
    await expect(within(old).queryByRole('button', { name: /Renew/ })).toBeNull();
    await expect(within(old).queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    // Its columns stand below those of the papers in force.
    const starts = canvas
      .getAllByRole('columnheader', { name: 'Expiry Date' })
      .map((head) => head.getBoundingClientRect().left);
    await expect(starts).toEqual([starts[0], starts[0]]);
  },
};

export const UploadForThem: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
    await seen(within(dialog).findByDisplayValue('Ahmed Khan'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await seen(canvas.findByRole('link', { name: 'Driving licence D-1001' }));
  },
};

export const None: Story = {
  args: { path: '/fleet/drivers/2/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('rowheader', { name: 'Gatepass' }));
    await expect(canvas.queryByRole('link', { name: /D-1002$/ })).toBeNull();
  },
};

let answer: () => void;
let answered: Promise<void>;

/** The user may have gone on by the time the server refuses the date. */
export const RefusedLater: Story = {
  args: {
    documents: [
      documentWith({
        id: 1,
        category: 'gate_pass',
        holder_type: 'driver',
        holder_id: 1,
        expiry_date: addDays(testDay().today, 300),
      }),
    ],
    api: {
      'PUT /fleet/drivers/index.php': (...call) =>
        answered.then(() => fails('server')(...call) as Response),
    },
  },
  beforeEach: () => {
    answered = new Promise((resolve) => {
      answer = resolve;
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this date' }));
    await userEvent.click(canvas.getAllByRole('link', { name: 'Drivers' })[0]!);
    await seen(canvas.findByRole('heading', { level: 1, name: 'Drivers' }));
    answer();
    await seen(screen.findByText(/^The date was not saved/));
  },
};

/** A file that could not be read is not missing. */
export const Unread: Story = {
  args: { api: { [LIST]: fails('server') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Could not load documents/));
    await expect(canvas.getByRole('rowheader', { name: 'Gatepass' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Add.* file$/ })).toBeNull();
  },
};

export const NotOffered: Story = {
  args: { api: { [LIST]: fails('notFound') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('This server doesn’t store documents.'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Upload|Try again)/ })).toBeNull();
    await seen(canvas.findByRole('heading', { level: 1, name: 'Ahmed Khan' }));
  },
};
