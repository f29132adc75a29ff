import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory, type AdminStoryProps } from '../../../../testing/AdminStory.tsx';
import { fails, hangs, type FakeApi } from '../../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../../testing/seen.ts';

const GET = 'GET /admin/settings/settings.php';
const PUT = 'PUT /admin/settings/settings.php';

const put = fn<FakeApi[string]>();
const stores: FakeApi = { [PUT]: put };

const days = () =>
  seen(screen.findByRole<HTMLInputElement>('textbox', { name: /Days before expiry/ }));

const changeDays = async (text: string) => {
  const input = await days();
  await userEvent.clear(input);
  await userEvent.type(input, text);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

const meta = {
  title: 'Settings/Localization',
  component: AdminStory,
  args: {
    role: 'Super Admin',
    path: '/admin/settings/localization',
    api: stores,
    dialect: 'full',
  } satisfies AdminStoryProps,
  beforeEach: () => void put.mockReset(),
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sample follows the choices; only changes are sent. */
export const Saved: Story = {
  play: async () => {
    const sample = within(await seen(screen.findByRole('region', { name: 'Preview' })));
    await expect(sample.getByRole('img', { name: 'Sun, weekend' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sun' }));
    await expect(sample.queryByRole('img', { name: 'Sun, weekend' })).toBeNull();
    await changeDays('60');
    await seen(screen.findByText('Localization saved'));
    await expect(put).toHaveBeenCalledOnce();
    await expect(put.mock.calls[0]?.[0].json).toMatchObject({
      section: 'localization',
      due_soon_days: 60,
      weekend: [6],
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
};

/** Whoever changes the language reads the days in it. */
export const InArabic: Story = {
  globals: { language: 'ar' },
  play: async () => {
    const monday = await screen.findByRole('option', { name: 'الاثنين' });
    await expect(monday).toHaveProperty('selected', true);
  },
};

/** The error is beside the field, before anything is sent. */
export const Wrong: Story = {
  play: async () => {
    await changeDays('400');
    await expect(await screen.findByText('Must be from 0 to 365')).toBeVisible();
    await expect(put).not.toHaveBeenCalled();
  },
};

/** A kind may have its own number of days; cleared, it uses the one for all kinds again. */
export const DaysPerKind: Story = {
  play: async () => {
    await days();
    const gatepass = screen.getByRole('textbox', { name: /^Gatepass: days before/ });
    await expect(gatepass).toHaveAccessibleDescription('If empty: 30 days');
    await userEvent.type(gatepass, '14');
    await changeDays('45');
    await seen(screen.findByText('Localization saved'));
    await expect(put.mock.calls[0]?.[0].json).toMatchObject({
      due_soon_days: 45,
      gatepass_due_soon_days: 14,
      road_permit_due_soon_days: null,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    await userEvent.clear(gatepass);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
    await expect(put.mock.calls[1]?.[0].json).toMatchObject({ gatepass_due_soon_days: null });
  },
};

export const Refused: Story = {
  args: {
    api: {
      [PUT]: fails('invalid', { status: 422, errors: { due_soon_days: 'Too far ahead for us' } }),
    },
  },
  play: async () => {
    await changeDays('90');
    await expect(await screen.findByText('Too far ahead for us')).toBeVisible();
    await seen(screen.findByText(/could not be saved/));
    await expect(await days()).toHaveValue('90');
  },
};

/** Keeps what was typed and does not claim that it was saved. */
export const LostConnection: Story = {
  args: { api: { [PUT]: fails('network') } },
  play: async () => {
    await changeDays('45');
    await seen(screen.findByText(/could not be saved/));
    await expect(await days()).toHaveValue('45');
    await expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** The server lacks this section, so the settings are kept in this browser, and the page says so. */
export const StoredInBrowser: Story = {
  args: { api: { [GET]: fails('notFound', { status: 404 }), [PUT]: put } },
  play: async () => {
    await seen(screen.findByText(/apply to this browser only/));
    await changeDays('14');
    await seen(screen.findByText('Localization saved in this browser'));
    await expect(put).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { api: { [GET]: hangs } },
  play: async () => {
    await seen(screen.findByRole('heading', { level: 1, name: 'Localization' }));
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Loading...' })).toBeVisible(),
    );
    await expect(screen.queryByRole('textbox', { name: /Days/ })).toBeNull();
  },
};

export const LoadFailed: Story = {
  args: { api: { [GET]: fails('server', { status: 500 }) } },
  play: async () => {
    await seen(screen.findByText('The localization could not be loaded.'));
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await seenInDarkMode(days());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
