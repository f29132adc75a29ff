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

type Screen = readonly [entry: string, fact: string | RegExp, heading?: string];

/** What each screen of the menu says of the same vouchers, whatever the server decides. */
const SCREENS: readonly Screen[] = [
  ['Dashboard', '27,300 L'],
  ['Stock', '27,300 L'],
  ['Extractions', /2 extractions|doesn’t list these vouchers/],
  ['Issues', '7 issues'],
  ['Purchases', '1 purchase'],
  ['Activity', '+10,000 L'],
  ['Audit Log', 'No audit entries found'],
  ['Reports', 'Diesel issued'],
];

/** What the other reports say, by their names. */
const REPORTS = [
  ['Purchased', '10,000'],
  ['Consumption', 'T-101'],
  ['Counts', /Counts of the tanks/],
  ['Month end', /\d{4}-\d\d/],
] as const;

const NONSENSE = /undefined|NaN|Invalid Date|\[object|Infinity|Something went wrong/;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What those of the other roles say; headings that differ from the menu come last. */
const FLEET_SCREENS: readonly Screen[] = [
  ['Dashboard', 'Chandran Pillai'],
  ['Who May Not Drive', 'Ahmed Khan'],
  ['Calendar', /\d{4}/],
  ['Drivers', '6 drivers'],
  ['Trucks', 'T-101'],
  ['Trailers', 'TR-201'],
  ['Documents', /[Dd]ocument/],
  ['Activity', /[Aa]ctivity/],
];
const ADMIN_SCREENS: readonly Screen[] = [
  ['Dashboard', 'Chandran Pillai', 'Super Admin Dashboard'],
  ['Fleet Overview', 'Ahmed Khan'],
  ['Who May Not Drive', 'Ahmed Khan'],
  ['Calendar', /\d{4}/],
  ['Diesel Overview', '27,300 L'],
  ['Settings', 'Company profile'],
];

/** Visits screens of the menu: none crashes, loses a row or shows a figure that is none. */
const visit = async (canvas: Canvas, screens: readonly Screen[]) => {
  const menu = within(await canvas.findByRole('navigation', { name: 'Main menu' }));
  for (const [name, fact, heading = name] of screens) {
    await userEvent.click(menu.getByRole('link', { name }));
    await canvas.findByRole('heading', { name: new RegExp(`^${heading}`), level: 1 });
    await says(canvas, fact);
  }
};

const says = async (canvas: Canvas, fact: string | RegExp) => {
  const main = canvas.getByRole('main');
  await waitFor(() => expect(main).toHaveTextContent(fact));
  await expect(main).not.toHaveTextContent(NONSENSE);
};

/** Every screen of a Diesel Manager, with all reports. */
const visitDiesel = async (canvas: Canvas) => {
  await visit(canvas, SCREENS);
  for (const [name, fact] of REPORTS) {
    await userEvent.click(canvas.getByRole('radio', { name }));
    await says(canvas, fact);
  }
};

export const EveryChoice: Story = {
  args: { choices: EVERY_CHOICE },
  play: ({ canvas }) => visitDiesel(canvas),
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
      await visitDiesel(canvas);
      await userEvent.click(next);
    }
  },
};

export const ForAFleetManager: Story = {
  args: { choices: EVERY_CHOICE, path: '/fleet/dashboard', role: 'Fleet Manager' },
  play: ({ canvas }) => visit(canvas, FLEET_SCREENS),
};

export const ForASuperAdmin: Story = {
  args: { choices: EVERY_CHOICE, path: '/admin/dashboard', role: 'Super Admin' },
  play: ({ canvas }) => visit(canvas, ADMIN_SCREENS),
};
