import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory, type AdminStoryProps } from '../../testing/AdminStory.tsx';
import { someDiesel } from '../../testing/dieselBuilders.ts';
import { EVERY_CHOICE, PAIRED_SERVERS } from '../../testing/foreignServers.ts';

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
  ['Extractions', /2 extractions|doesn’t list these vouchers/],
  ['Issues', '7 issues'],
  ['Purchases', '1 purchase'],
  ['Activity', '+10,000 L'],
  ['Audit Log', 'No audit entries found'],
  ['Reports', 'Diesel issued'],
] as const;

/** What the other reports say, by their names. */
const REPORTS = [
  ['Purchased', '10,000'],
  ['Consumption', 'T-101'],
  ['Counts', /Counts of the tanks/],
  ['Month end', /\d{4}-\d\d/],
] as const;

const NONSENSE = /undefined|NaN|Invalid Date|\[object|Infinity|Something went wrong/;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Visits every screen: none crashes, loses a voucher or shows a figure that is none. */
const visitAll = async (canvas: Canvas) => {
  const menu = within(await canvas.findByRole('navigation', { name: 'Main menu' }));
  const says = async (fact: string | RegExp) => {
    const main = canvas.getByRole('main');
    await waitFor(() => expect(main).toHaveTextContent(fact));
    await expect(main).not.toHaveTextContent(NONSENSE);
  };
  for (const [name, fact] of SCREENS) {
    await userEvent.click(menu.getByRole('link', { name }));
    await canvas.findByRole('heading', { name, level: 1 });
    await says(fact);
  }
  for (const [name, fact] of REPORTS) {
    await userEvent.click(canvas.getByRole('radio', { name }));
    await says(fact);
  }
};

export const EveryChoice: Story = {
  args: { choices: EVERY_CHOICE },
  play: ({ canvas }) => visitAll(canvas),
};

/** The same app on one server after the other. */
const OnPaired = (props: AdminStoryProps) => {
  const [index, setIndex] = useState(0);
  const choices = PAIRED_SERVERS[index % PAIRED_SERVERS.length] ?? new Set();
  return (
    <>
      <button type="button" onClick={() => setIndex(index + 1)}>
        {`Next after server ${index + 1}: ${[...choices].join(', ')}`}
      </button>
      <AdminStory key={index} {...props} choices={choices} />
    </>
  );
};

/** Servers among which any two points that the contract leaves open meet in every way. */
export const EveryPair: Story = {
  render: (args) => <OnPaired {...args} />,
  play: async ({ canvas }) => {
    for (const [index] of PAIRED_SERVERS.entries()) {
      const next = canvas.getByRole('button', {
        name: new RegExp(`^Next after server ${index + 1}:`),
      });
      await visitAll(canvas);
      await userEvent.click(next);
    }
  },
};
