import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildDriver, someDrivers } from '../../../testing/builders.ts';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const LIST = 'GET /api/fleet/drivers.php';

const meta = {
  title: 'Fleet/Record page',
  component: AdminStory,
  args: { path: '/fleet/drivers/1/show' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const headingOf = (name: string) => ({ level: 1, name });

/** From a search through its records, and back to the list as it was. */
export const ThroughTheList: Story = {
  args: { path: '/fleet/drivers' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /Search by name/ }), 'a');
    await seen(canvas.findByText('5 drivers'));
    await userEvent.click(canvas.getByRole('link', { name: 'Bilal Hussain' }));
    await seen(canvas.findByRole('heading', headingOf('Bilal Hussain')));
    const others = within(canvas.getByRole('navigation', { name: 'Other records of the list' }));
    await seen(others.findByText('2 of 5'));
    await userEvent.click(others.getByRole('link', { name: 'Next' }));
    await seen(canvas.findByRole('heading', headingOf('Chandran Pillai')));
    await seen(others.findByText('3 of 5'));
    await expect(others.getByRole('link', { name: 'Next' })).toHaveFocus();
    await userEvent.click(others.getByRole('link', { name: 'Previous' }));
    await seen(canvas.findByRole('heading', headingOf('Bilal Hussain')));
    await seen(others.findByText('2 of 5'));
    await userEvent.click(others.getByRole('link', { name: 'Previous' }));
    await seen(canvas.findByRole('heading', headingOf('Ahmed Khan')));
    await seen(others.findByText('1 of 5'));
    await expect(others.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await userEvent.click(crumbs.getByRole('link', { name: 'Drivers' }));
    await expect(await canvas.findByRole('searchbox', { name: /Search by name/ })).toHaveValue('a');
  },
};

/** A user arriving by a link from elsewhere has no list to step through. */
export const ReachedDirectly: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', headingOf('Ahmed Khan')));
    await expect(canvas.getByRole('link', { name: 'Drivers', current: false })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull();
  },
};

export const Contacts: Story = {
  args: {
    drivers: [
      buildDriver({ id: 1, phone: '+971 50 123 4567', email: 'ahmed@example.com' }),
      buildDriver({ id: 2, phone: '050 765 4321', email: null }),
      buildDriver({ id: 3, phone: 'ask the office' }),
    ],
  },
  play: async ({ canvas }) => {
    const phone = await seen(canvas.findByRole('link', { name: '+971 50 123 4567' }));
    await expect(phone).toHaveAttribute('href', 'tel:+971501234567');
    const chat = canvas.getByRole('link', { name: 'WhatsApp +971 50 123 4567' });
    await expect(chat).toHaveAttribute('href', 'https://wa.me/971501234567');
    const mail = canvas.getByRole('link', { name: 'ahmed@example.com' });
    await expect(mail).toHaveAttribute('href', 'mailto:ahmed@example.com');
  },
};

/** A number without a country code is treated as a UAE number. */
export const LocalNumber: Story = {
  args: { ...Contacts.args, path: '/fleet/drivers/2/show' },
  play: async ({ canvas }) => {
    const chat = await seen(canvas.findByRole('link', { name: 'WhatsApp 050 765 4321' }));
    await expect(chat).toHaveAttribute('href', 'https://wa.me/971507654321');
  },
};

export const NotANumber: Story = {
  args: { ...Contacts.args, path: '/fleet/drivers/3/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('ask the office'));
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  },
};

export const MostUrgentFirst: Story = {
  args: { path: '/fleet/trucks/1/show' },
  play: async ({ canvas }) => {
    const dates = within(await canvas.findByRole('region', { name: 'Documents and expiry dates' }));
    await seen(dates.findByRole('rowheader', { name: 'Registration' }));
    const rows = dates.getAllByRole('row').slice(1);
    await expect(rows.map((one) => one.dataset['state'])).toEqual([
      'due',
      'valid',
      'unknown',
      'unknown',
    ]);
  },
};

export const Loading: Story = {
  args: { api: { [LIST]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('status', { name: 'Loading' }));
    await expect(canvas.getByRole('link', { name: 'Edit' })).toBeVisible();
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(crumbs.getByRole('link', { name: 'Drivers' })).toBeVisible();
  },
};

export const Gone: Story = {
  args: { path: '/fleet/drivers/999/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', headingOf('This driver no longer exists')));
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Drivers' }));
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
  },
};

export const Failed: Story = {
  args: { api: { [LIST]: fails('server') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('heading', headingOf('Driver'))).toBeVisible();
  },
};

export const Refused: Story = {
  args: { role: 'Diesel Manager' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('You don’t have access to this page'));
  },
};

/** First the user's task, then the facts, then the history. */
export const OnAPhone: Story = {
  args: { drivers: someDrivers() },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('region', { name: 'Documents and expiry dates' }));
    await expect(
      canvas.getAllByRole('region').map((one) => one.ariaLabelledByElements?.[0]?.textContent),
    ).toEqual(['Documents and expiry dates', 'Driver', 'Assignment', 'History']);
  },
};
