import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Ellipsis } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { Button, IconButton } from '../Button.tsx';
import { Menu, MenuItem } from '../Menu.tsx';
import { Popover } from '../Popover.tsx';

const meta = {
  ...part(
    `
    A menu holds occasional actions below one button. Arrow keys, Home and End move within it; Escape or a
    click outside closes it. Don’t hide the action most people came for, and don’t make a menu of one
    item.

    A popover is the same panel for anything else: filters, a calendar, a list of notices. Use a dialog if
    the page behind must wait.
  `,
    { looks: 'one' },
  ),
  title: 'Actions/Menu and popover',
  component: Menu,
  subcomponents: { MenuItem, Popover },
  args: {
    label: 'Set status',
    button: (button) => (
      <Button look="outlined" {...button}>
        Set status
        <ChevronDown />
      </Button>
    ),
    children: (close) => (
      <>
        <MenuItem onClick={close}>Active</MenuItem>
        <MenuItem onClick={close}>On vacation</MenuItem>
        <MenuItem disabled>Retired</MenuItem>
        <MenuItem tone="bad" onClick={close}>
          Cancelled
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set status' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Active' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Cancelled' })).toHaveFocus();
  },
};

export const OpenDarkRightToLeft: Story = {
  ...Open,
  globals: { theme: 'dark', direction: 'rtl' },
};

export const PopoverOpen: Story = {
  globals: { theme: 'dark', direction: 'rtl' },
  render: () => (
    <Popover
      kind="dialog"
      label="More"
      button={(button) => (
        <IconButton label="More" {...button}>
          <Ellipsis />
        </IconButton>
      )}
    >
      <p style={{ margin: 0, padding: '1rem' }}>
        Anything that belongs to the button: <a href="/about">a link</a>, a form, a list.
      </p>
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'a link' })).toHaveFocus());
  },
};

/** What cannot be pressed cannot have the focus. */
export const PopoverWithFirstOff: Story = {
  render: () => (
    <Popover kind="dialog" label="More" button={(button) => <Button {...button}>More</Button>}>
      <Button disabled>Clear filters</Button>
      <Button>Close</Button>
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
  },
};
