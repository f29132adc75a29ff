import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { Button } from '../Button.tsx';
import { Dialog, DialogActions, DialogBody, DialogForm } from '../Dialog.tsx';

const meta = {
  ...part(
    `
    A task over the page that takes a few fields and returns to it. It takes the focus and gives it back;
    Escape closes it; on a phone it fills the screen. Use a page for anything longer or worth a link, and
    a question for a plain yes or no.
  `,
    { looks: 'one', frame: '22rem' },
  ),
  title: 'Dialogs/Dialog',
  component: Dialog,
  subcomponents: { DialogBody, DialogActions, DialogForm },
  args: {
    title: 'Count the stock',
    about: 'OCGLT, by the dipstick',
    onClose: fn(),
    children: (
      <>
        <DialogBody>
          <p>What the dialog is about. It scrolls where it is long.</p>
        </DialogBody>
        <DialogActions>
          <Button>Cancel</Button>
          <Button look="contained" data-first>
            Save the count
          </Button>
        </DialogActions>
      </>
    ),
  },
  argTypes: {
    size: { control: 'select', options: [undefined, 'medium', 'wide'] },
    isBusy: { control: 'boolean' },
  },
  play: async () => void (await seen(screen.findByRole('dialog', { name: 'Count the stock' }))),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithAForm: Story = {
  args: {
    children: (
      <DialogForm submit="Save the count" onSubmit={fn()} onCancel={fn()}>
        <p>What is counted.</p>
      </DialogForm>
    ),
  },
};

export const WideDarkRightToLeft: Story = {
  args: { size: 'wide', isBusy: true },
  globals: { theme: 'dark', direction: 'rtl' },
};
