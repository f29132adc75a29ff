import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../testing/AdminStory.tsx';
import { someDiesel } from '../../testing/dieselBuilders.ts';
import { FOREIGN_SERVERS } from '../../testing/foreignServers.ts';
import { seen } from '../../testing/seen.ts';

const { diesel_issues: issues, ...diesel } = someDiesel();

const meta = {
  title: 'Diesel/Any server',
  component: AdminStory,
  args: {
    path: '/diesel/dashboard',
    role: 'Diesel Manager',
    dialect: 'foreign',
    ...diesel,
    // Not every server knows void vouchers.
    diesel_issues: issues.filter(({ status }) => status !== 'void'),
  },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What each screen of the menu says of the same vouchers, whatever the server decides. */
const SCREENS = [
  ['Dashboard', '27,300 L'],
  ['Stock', '27,300 L'],
  ['Issues', '7 issues'],
  ['Purchases', '1 purchase'],
  ['Activity', '+10,000 L'],
  ['Reports', 'Diesel issued'],
] as const;

const NONSENSE = /undefined|NaN|Invalid Date|\[object|Infinity|Something went wrong/;

/** A server that makes some of the choices that the contract leaves open. */
const on = (choices: (typeof FOREIGN_SERVERS)[keyof typeof FOREIGN_SERVERS]): Story => ({
  args: { choices },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Main menu' }));
    for (const [name, fact] of SCREENS) {
      await userEvent.click(menu.getByRole('link', { name }));
      await seen(canvas.findByRole('heading', { name, level: 1 }));
      const main = canvas.getByRole('main');
      await waitFor(() => expect(main).toHaveTextContent(fact));
      await expect(main).not.toHaveTextContent(NONSENSE);
    }
  },
});

export const EveryChoice: Story = on(FOREIGN_SERVERS.every);
export const EverySecond: Story = on(FOREIGN_SERVERS.even);
export const TheOthers: Story = on(FOREIGN_SERVERS.odd);
