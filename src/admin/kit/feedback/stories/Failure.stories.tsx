import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { Failure } from '../Failure.tsx';

const LONG = 'Line after line, until the end of the form lies far below the fold. '.repeat(60);

const Form = () => {
  const [tries, setTries] = useState(0);
  return (
    <Dialog title="Add Driver" size="medium">
      <DialogForm
        submit="Add driver"
        onSubmit={() => setTries((number) => number + 1)}
        onCancel={() => undefined}
      >
        <input aria-label="Name" data-first />
        <p>{LONG}</p>
        {tries > 0 && <Failure key={tries}>Failed to add driver, {tries} times.</Failure>}
        <p>{LONG}</p>
      </DialogForm>
    </Dialog>
  );
};

const meta = {
  ...part(
    `
    Says what went wrong with the last press, in the place where it happened. It comes into view and takes
    the focus, however long the form is. Give it a new key, or remove it, for each attempt.
  `,
    { looks: 'one', frame: '40rem' },
  ),
  title: 'Feedback/Failure',
  component: Failure,
  render: () => <Form />,
  play: async () => {
    const add = await screen.findByRole('button', { name: 'Add driver' });
    for (const tries of [1, 2]) {
      await userEvent.click(add);
      const alert = await screen.findByText(`Failed to add driver, ${tries} times.`);
      await waitFor(() => expect(document.activeElement).toContainElement(alert));
      const { top, bottom } = alert.getBoundingClientRect();
      const seen = screen.getByRole('dialog').getBoundingClientRect();
      await expect(top).toBeGreaterThan(seen.top);
      await expect(bottom).toBeLessThan(add.getBoundingClientRect().top);
    }
  },
} satisfies Meta<typeof Failure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InALongForm: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark', direction: 'rtl' },
};
