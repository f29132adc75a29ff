import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';
import { Notices } from '../Notices.tsx';

/** A failure stays until it is closed, and hides no confirmation; others give way to the next. */
const Told = () => {
  const notify = useNotify();
  useEffect(() => {
    const stays = { autoHideDuration: null };
    notify('The driver could not be saved: the server could not be reached.', {
      type: 'error',
      ...stays,
    });
    notify('Ahmed Khan was saved.', { type: 'success', ...stays });
    notify('Could not load drivers.', { type: 'error', ...stays });
  }, [notify]);
  return (
    <>
      <Notices />
      <Button
        look="outlined"
        onClick={() => notify('3 drivers need a new gatepass.', { type: 'warning' })}
      >
        Tell something
      </Button>
    </>
  );
};

const meta = {
  ...part(
    `
    Says at the bottom of the page what was just done, or why it was not, without taking the focus. Success
    is reported only once the server has confirmed it. A failure stays until closed, and hides no
    confirmation; other notices time out, but wait while the pointer is over them. Use an alert for what belongs to one place on the page.
  `,
    { looks: 'one', frame: '16rem' },
  ),
  title: 'Feedback/Notice',
  component: Notices,
  render: () => <Told />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
  },
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {};

/** At the bottom, where it covers neither a title nor the tabs below it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('alert');
    await waitFor(() =>
      expect(first?.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2),
    );
  },
};

export const DarkRightToLeft: Story = { globals: { theme: 'dark', direction: 'rtl' } };

const OverDialog = () => {
  const notify = useNotify();
  const [isOpen, setOpen] = useState(true);
  const tell = () =>
    notify('mileage: is no field of this form.', { type: 'error', autoHideDuration: null });
  return (
    <>
      <Notices />
      {isOpen && (
        <Dialog title="Add Truck" onClose={() => setOpen(false)}>
          <DialogBody>
            <Button look="contained" onClick={tell}>
              Add
            </Button>
          </DialogBody>
        </Dialog>
      )}
    </>
  );
};

/** Whether a pointer would hit it: nothing covers it, and it is not inert. */
const isReachable = (element: HTMLElement) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Nothing outside a modal dialog can be pressed, or read aloud. */
export const OverAModalDialog: Story = {
  render: () => <OverDialog />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    const text = await screen.findByText('mileage: is no field of this form.');
    await waitFor(() => expect(isReachable(text)).toBe(true));

    const [closeDialog] = screen.getAllByRole('button', { name: 'Close' });
    await userEvent.click(closeDialog!);
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(isReachable(close)).toBe(true));
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};
