import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';

import { someDrivers } from '../../../../testing/builders.ts';
import { OfDrivers } from '../../../../testing/OfRecords.tsx';
import { part } from '../../../../testing/part.tsx';
import { seen } from '../../../../testing/seen.ts';
import { DeleteButton, DeleteRequests } from '../DeleteRequest.tsx';

const meta = {
  ...part(
    `
    Deletes the page's record after a question that names it. It comes last among the actions and is
    quiet, as few people come to delete. Roles that may not delete don’t see it.

    \`DeleteRequests\` asks for all delete buttons inside, in the record type’s texts.
  `,
    { looks: 'one' },
  ),
  title: 'Dialogs/Delete a record',
  component: DeleteButton,
  subcomponents: { DeleteRequests },
  render: () => (
    <OfDrivers driver={someDrivers()[0]}>
      <DeleteButton />
    </OfDrivers>
  ),
} satisfies Meta<typeof DeleteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await seen(screen.findByRole('dialog', { name: /Ahmed Khan/ }));
  },
};

export const Button: Story = { tags: ['!test'] };
