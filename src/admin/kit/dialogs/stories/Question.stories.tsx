import { Dialog } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { lazyPart } from '../../lazyScreen.ts';
import { DialogBoundary } from '../DialogBoundary.tsx';
import { DiscardQuestion, Question } from '../Question.tsx';

const meta = {
  ...part(
    `
    Asks before an action that cannot be undone, and names what it affects. The button says what it does:
    ‘Delete driver’, never ‘OK’ or ‘Yes’. When something would be lost, the Enter key keeps it. Don’t ask
    where undo is possible, and never ask twice.
  `,
    { looks: 'one', frame: '18rem' },
  ),
  title: 'Dialogs/Question',
  component: Question,
  subcomponents: { DiscardQuestion, DialogBoundary },
  args: {
    isOpen: true,
    title: 'Delete Ahmed Khan (D-1001)?',
    content: 'Their documents and history go as well. This can’t be undone.',
    confirm: 'Delete driver',
    isDestructive: true,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Question>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = {
  play: async () => {
    await seen(screen.findByRole('dialog', { name: 'Delete Ahmed Khan (D-1001)?' }));
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const HarmlessDarkRightToLeft: Story = {
  args: {
    title: 'Set 3 drivers to ‘On vacation’?',
    content: 'Ahmed Khan, Bilal Hussain and 1 more',
    confirm: 'Set status',
    isDestructive: false,
  },
  globals: { theme: 'dark', direction: 'rtl' },
  play: async () => {
    await seen(screen.findByRole('dialog'));
    await expect(screen.getByRole('button', { name: 'Set status' })).toHaveFocus();
  },
};

/** On a phone it is a sheet at the lower edge, as other dialogs are. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await seen(screen.findByRole('dialog'));
    const { left, right, bottom } = dialog.getBoundingClientRect();
    await expect([left, right, bottom]).toEqual([0, innerWidth, innerHeight]);
  },
};

/** While the action runs, nothing can be pressed. */
export const Pending: Story = {
  args: { isPending: true },
  globals: { theme: 'dark' },
  play: async () => {
    await seen(screen.findByRole('dialog'));
    await expect(screen.getByRole('button', { name: 'Delete driver' })).toBeDisabled();
  },
};

/** At a second Escape the browser closes it without asking. */
export const PendingInADialog: Story = {
  args: { isPending: true },
  render: (args) => (
    <Dialog open onClose={args.onClose} aria-label="Driver">
      <Question {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const find = () =>
      screen.getByRole<HTMLDialogElement>('dialog', { name: args.title as string });
    await waitFor(find);
    find().close();
    await waitFor(() => expect(find()).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Discard: Story = {
  globals: { direction: 'rtl' },
  render: () => <DiscardQuestion isOpen onDiscard={fn()} onKeep={fn()} />,
  play: async () => void (await seen(screen.findByRole('dialog'))),
};

const load = fn<() => Promise<{ default: () => string }>>();
const Lazy = lazyPart(load);

/** A dialog whose code cannot be fetched leaves the page below alone, and is fetched again. */
export const DialogNotLoaded: Story = {
  beforeEach: () => {
    load.mockReset();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: a.js'));
    load.mockResolvedValue({ default: () => 'The dialog' });
  },
  render: () => (
    <>
      <p>The page</p>
      <DialogBoundary onClose={fn()}>
        <Lazy />
      </DialogBoundary>
    </>
  ),
  play: async () => {
    await seen(screen.findByRole('dialog', { name: 'This could not be loaded' }));
    await expect(screen.getByText('The page')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await seen(screen.findByText('The dialog'));
    await expect(load).toHaveBeenCalledTimes(2);
  },
};
