import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { someDiesel } from '../../../testing/dieselBuilders.ts';
import { fails, hangs } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const LIST = 'GET /api/fleet/trucks/trucks.php';
const ISSUES = 'GET /diesel/diesel-manager/reports/issued.php';

const meta = {
  title: 'Fleet/Trucks/Pages',
  component: AdminStory,
  args: { path: '/fleet/trucks/1/show' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'T-101' }));
    await seen(canvas.findByRole('img', { name: 'Dubai Transport K 12345' }));
    const driver = await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
    await expect(driver.parentElement).toHaveTextContent('Ahmed Khan D-1001');
    await seen(canvas.findByRole('link', { name: 'TR-201' }));
    await expect(canvas.getByText('in 3 days')).toBeVisible();
    await expect(canvas.getByText('Asateel')).toBeVisible();
    await expect(canvas.getByText('120,500')).toBeVisible();
  },
};

export const ShownInTheDark: Story = {
  ...Shown,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};

const consumption = { name: 'Consumption, last 90 days' };

/** Computed from diesel issues, of which this role sees nothing else. */
export const Consumption: Story = {
  args: { diesel_issues: someDiesel().diesel_issues },
  play: async ({ canvas }) => {
    const card = within(await seen(canvas.findByRole('region', consumption)));
    await seen(card.findByText('33.3 L'));
    await expect(card.getByText('2,400 km')).toBeVisible();
    await expect(card.queryByRole('link')).toBeNull();
  },
};

/** The fill with a digit too many is named, and only its litres count. */
export const ConsumptionWithATypo: Story = {
  args: {
    diesel_issues: someDiesel().diesel_issues.map((issue) =>
      issue.id === 3 ? { ...issue, ref: 'ISS-000003', odometer_km: 1_012_000 } : issue,
    ),
  },
  play: async ({ canvas }) => {
    const card = within(await seen(canvas.findByRole('region', consumption)));
    await seen(card.findByText('ISS-000003'));
    await expect(card.queryByRole('link')).toBeNull();
  },
};

export const ConsumptionUnknown: Story = {
  play: async ({ canvas }) => {
    const card = within(await seen(canvas.findByRole('region', consumption)));
    await seen(card.findByText('No fills'));
  },
};

const openTruck = async (canvas: ReturnType<typeof within>, truck: string) => {
  const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
  await userEvent.click(menu.getByRole('link', { name: 'Trucks' }));
  await userEvent.click(await canvas.findByRole('link', { name: truck }));
  await seen(canvas.findByRole('heading', { level: 1, name: truck }));
};

const refuses = fn(fails('forbidden'));

/** The page leaves it out and does not ask again. */
export const ConsumptionRefused: Story = {
  args: { api: { [ISSUES]: refuses } },
  beforeEach: () => void refuses.mockClear(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(refuses).toHaveBeenCalledTimes(1));
    for (const truck of ['T-102', 'T-101']) {
      await openTruck(canvas, truck);
      await seen(canvas.findByRole('heading', { name: 'Tracking device' }));
    }
    await waitFor(() => expect(canvas.queryByRole('region', consumption)).toBeNull());
    await expect(refuses).toHaveBeenCalledTimes(1);
  },
};

export const ConsumptionFailed: Story = {
  args: { faults: { [ISSUES]: { kind: 'status', status: 500, times: 1 } } },
  play: async ({ canvas }) => {
    const card = within(await seen(canvas.findByRole('region', consumption)));
    await seen(card.findByText('The issues of this truck could not be loaded.'));
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await seen(card.findByText('No fills'));
  },
};

const busy = fn(fails('tooMany', { retryAfter: 60 }));

/** Is asked for again once the time that the server asked for has passed, however often it is opened. */
export const ConsumptionBusy: Story = {
  args: { api: { [ISSUES]: busy } },
  beforeEach: () => void busy.mockClear(),
  play: async ({ canvas }) => {
    const refused = async () => {
      const card = within(await seen(canvas.findByRole('region', consumption)));
      const retry = await card.findByRole('button', { name: /^Try again in \d+ s$/ });
      await expect(retry).toBeDisabled();
      await seen(card.findByText('Error report for support'));
    };
    await refused();
    await openTruck(canvas, 'T-102');
    await refused();
    await expect(busy).toHaveBeenCalledTimes(1);
  },
};

export const Gone: Story = {
  args: { path: '/fleet/trucks/999/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'This truck no longer exists' }));
    await expect(canvas.getByRole('link', { name: 'Back to Trucks' })).toBeVisible();
  },
};

export const ShowFailed: Story = {
  args: { api: { [LIST]: fails('nonJson') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Could not load trucks. Please try again later.'));
  },
};

export const Loading: Story = {
  args: { api: { [LIST]: hangs } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: 'Loading...' })).toBeVisible(),
    );
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeDisabled();
  },
};

export const Edited: Story = {
  args: { path: '/fleet/trucks/2' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Edit T-102' }));
    const number = await canvas.findByRole('textbox', { name: 'Plate Number' });
    // Within reach before scrolling, though the form is longer than the window.
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
    for (const button of [
      canvas.getByRole('button', { name: 'Save' }),
      canvas.getByRole('link', { name: 'Cancel' }),
    ]) {
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    }
    await userEvent.clear(number);
    await userEvent.type(number, '9999');
    await seen(canvas.findByRole('img', { name: 'Abu Dhabi 11 9999' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText(/ updated$/));
    await seen(canvas.findByRole('heading', { level: 1, name: 'T-102' }));
    await seen(canvas.findByRole('img', { name: 'Abu Dhabi 11 9999' }));
  },
};

export const EditRefused: Story = {
  args: {
    path: '/fleet/trucks/2',
    api: {
      'PUT /api/fleet/trucks/trucks.php': fails('invalid', {
        status: 422,
        errors: { model: 'This model is not known' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Model' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByText('This model is not known'));
  },
};

export const EditGone: Story = {
  args: { path: '/fleet/trucks/999' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'This truck no longer exists' }));
    await expect(canvas.getByRole('link', { name: 'Back to Trucks' })).toBeVisible();
  },
};
