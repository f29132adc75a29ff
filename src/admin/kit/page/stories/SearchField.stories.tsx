import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { part } from '../../../../testing/part.tsx';
import { PageSearchField } from '../../inputs/PageSearchField.tsx';

const meta = {
  ...part(
    `
    Finds pages by name on a page that lists them: the settings hub, the not-found page. Enter opens the
    first. A list of records has its own search, and Ctrl K searches from anywhere.
  `,
    { looks: 'one' },
  ),
  title: 'Page/Search field',
  component: PageSearchField,
  args: { label: 'Search settings', value: '', onChange: fn(), onSubmit: fn() },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <PageSearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PageSearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const NothingToOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Search settings' }),
      ' {Enter}',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('users{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Cleared: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search settings' });
    await userEvent.type(search, 'users');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
  },
};
