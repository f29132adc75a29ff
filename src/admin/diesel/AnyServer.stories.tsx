import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory, type AdminStoryProps } from '../../testing/AdminStory.tsx';
import { someDiesel } from '../../testing/dieselBuilders.ts';
import { DRAWN_SERVERS, FOREIGN_SERVERS } from '../../testing/foreignServers.ts';

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

/** A server that makes some of the choices that the contract leaves open. */
const on = (choices: (typeof FOREIGN_SERVERS)[keyof typeof FOREIGN_SERVERS]): Story => ({
  args: { choices },
  play: ({ canvas }) => visitAll(canvas),
});

export const EveryChoice: Story = on(FOREIGN_SERVERS.every);
export const EverySecond: Story = on(FOREIGN_SERVERS.even);
export const TheOthers: Story = on(FOREIGN_SERVERS.odd);

/** The same app on one drawn server after the other. */
const OnDrawn = (props: AdminStoryProps) => {
  const [index, setIndex] = useState(0);
  const choices = DRAWN_SERVERS[index % DRAWN_SERVERS.length] ?? new Set();
  return (
    <>
      <button type="button" onClick={() => setIndex(index + 1)}>
        {`Next after server ${index + 1}: ${[...choices].join(', ')}`}
      </button>
      <AdminStory key={index} {...props} choices={choices} />
    </>
  );
};

/** Servers drawn at random from all points that the contract leaves open. */
export const Drawn: Story = {
  render: (args) => <OnDrawn {...args} />,
  play: async ({ canvas }) => {
    for (const [index] of DRAWN_SERVERS.entries()) {
      const next = canvas.getByRole('button', {
        name: new RegExp(`^Next after server ${index + 1}:`),
      });
      await visitAll(canvas);
      await userEvent.click(next);
    }
  },
};
