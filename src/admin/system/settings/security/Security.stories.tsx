import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { authenticatorOf } from '../../../../domain/people/oneTimeCode.ts';
import {
  DEFAULT_LOCALIZATION,
  type Localization,
} from '../../../../domain/settings/localization.ts';
import { localization } from '../../../../session/localization.ts';
import { AdminStory } from '../../../../testing/AdminStory.tsx';
import { fails, hangs, type FakeApi } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';
import { STORY_TOKEN } from '../../../../testing/storyClient.ts';

const SETTINGS = '/admin/settings/settings.php';

const meta = {
  title: 'Settings/Security',
  component: AdminStory,
  args: { path: '/admin/settings/security', role: 'Super Admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const toggle = 'Ask for a code when I sign in';

export const Rules: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^New password/), 'short');
    await userEvent.type(canvas.getByLabelText(/^Confirm new password/), 'shirt');
    await userEvent.click(canvas.getByRole('button', { name: 'Update password' }));
    await seen(canvas.findByText('Required'));
    await seen(canvas.findByText('Password must be at least 8 characters long'));
    await seen(canvas.findByText("New passwords don't match"));
  },
};

/** Chosen for the whole company, and kept by the server. */
export const IdleLock: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Never' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '30 minutes' }));
    await seen(screen.findByText('Lock time saved'));
    await expect(canvas.getByRole('radio', { name: '30 minutes' })).toBeChecked();
    await expect(localization.get().idle_lock_minutes).toBe(30);
  },
};

let stored = 0;

/** Someone else changes it first: the page shows theirs, and the next choice replaces it. */
export const IdleLockChangedElsewhere: Story = {
  args: {
    api: {
      [`GET ${SETTINGS}`]: ({ query }) =>
        query?.section === 'localization'
          ? { success: true, data: { ...DEFAULT_LOCALIZATION, idle_lock_minutes: stored } }
          : undefined,
      [`PUT ${SETTINGS}`]: ({ json }) => {
        stored = (json as Localization).idle_lock_minutes;
        return { success: true };
      },
    },
  },
  beforeEach: () => {
    stored = 0;
  },
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('radio', { name: '30 minutes' });
    stored = 15;
    await userEvent.click(choice);
    await seen(canvas.findByText('Someone else changed this record in the meantime.'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '15 minutes' })).toBeChecked());
    await userEvent.click(choice);
    await seen(screen.findByText('Lock time saved'));
    await expect(choice).toBeChecked();
    await expect(stored).toBe(30);
  },
};

const turnOn = async (code: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), code);
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
};

const prove = async (button: string, password: string) => {
  const field = await screen.findByLabelText('Your password');
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: button }));
};

/** The displayed secret without its spaces. */
const shownSecret = async () => {
  await seen(screen.findByRole('img', { name: 'QR code for an authenticator app' }));
  return screen.getByText(/^([A-Z2-7]{4} )+/).textContent.replaceAll(' ', '');
};

/** A correct code turns it on; then the recovery codes show, and nothing covers them. */
export const SetUp: Story = {
  args: { dialect: 'full' },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: toggle });
    await userEvent.click(control);
    await prove('Continue', 'not it');
    await seen(canvas.findByText('The current password is not right'));
    await prove('Continue', 'seven camels at dawn');
    const secret = await shownSecret();
    await turnOn('000000');
    await seen(canvas.findByText(/^This code is not right/));
    await expect(control).not.toBeChecked();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Code' }));
    const right = authenticatorOf({ secret })?.generate() ?? '';
    // As a keyboard for Arabic may type it.
    await turnOn(right.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))));
    await seen(canvas.findByText('Two-factor authentication enabled'));
    await expect(control).toBeChecked();
    const codes = canvas.getAllByText(/^[0-9a-f]{10}$/);
    await expect(codes).toHaveLength(8);
    for (const code of codes) {
      const { left, top, width, height } = code.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(code);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'I’ve saved them' }));
    await expect(canvas.queryByText(/^[0-9a-f]{10}$/)).toBeNull();
    await userEvent.click(control);
    await prove('Turn off', 'seven camels at dawn');
    await seen(screen.findByText('Two-factor authentication disabled'));
  },
};

const put = fn<FakeApi[string]>();
const sent = () => put.mock.calls.map(([request]) => request.json);

/** The server turns it on at once: a code is still checked, and without one it is turned off again. */
export const EnabledImmediately: Story = {
  args: { api: { [`PUT ${SETTINGS}`]: put } },
  beforeEach: () => {
    put.mockReset();
    put.mockResolvedValue({
      success: true,
      data: {
        enabled: true,
        secret: 'GEZDGNBVGY3TQOJQ',
        otpauth_url: 'otpauth://totp/Qafila?secret=GEZDGNBVGY3TQOJQ',
      },
    });
  },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: toggle });
    await userEvent.click(control);
    await expect(await shownSecret()).toBe('GEZDGNBVGY3TQOJQ');
    await turnOn('12');
    await seen(canvas.findByText(/^This code is not right/));
    const card = within(canvas.getByRole('region', { name: 'Two-factor authentication' }));
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Code' })).toBeNull());
    await expect(control).not.toBeChecked();
    await expect(sent()).toEqual([
      { section: 'security', type: '2fa', enabled: true },
      { section: 'security', type: '2fa', enabled: false },
    ]);
  },
};

/** The server sends the code itself, so there is nothing to scan, and nothing is on before. */
export const CodeBySms: Story = {
  args: { api: { [`PUT ${SETTINGS}`]: put } },
  globals: { direction: 'rtl' },
  beforeEach: () => {
    put.mockReset();
    put.mockResolvedValueOnce({ success: true, data: { enabled: false } });
    put.mockResolvedValueOnce({ success: true, data: { recovery_codes: ['1234-abcd'] } });
  },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: toggle });
    await userEvent.click(control);
    await turnOn('123456');
    await seen(canvas.findByText('Two-factor authentication enabled'));
    await expect(control).toBeChecked();
    await expect(sent().at(-1)).toMatchObject({ enabled: true, code: '123456' });
    // From right to left, its letters would come before its digits.
    await expect(getComputedStyle(canvas.getByText('1234-abcd')).direction).toBe('ltr');
  },
};

/** The server only stores the choice, so there is nothing more to show. */
export const WithoutSecret: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: toggle }));
    await seen(screen.findByText('Two-factor authentication enabled'));
    await expect(canvas.queryByRole('textbox', { name: 'Code' })).toBeNull();
    await seen(canvas.findByText(/^This server doesn’t say that it asks for the code/));
  },
};

export const TurnedBack: Story = {
  args: { api: { [`PUT ${SETTINGS}`]: fails('network') } },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: toggle });
    await userEvent.click(control);
    const failure = await screen.findByText(/^Error updating two-factor authentication/);
    await waitFor(() => expect(failure.closest('[tabindex]')).toHaveFocus());
    await waitFor(() => expect(control).not.toBeChecked());
  },
};

export const CallMissing: Story = {
  args: { api: { [`GET ${SETTINGS}`]: fails('notFound', { status: 404 }) } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/doesn’t know this address/));
    await expect(canvas.getByLabelText(/^Current password/)).toBeEnabled();
  },
};

export const OnAPhone: Story = {
  ...SetUp,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  args: SetUp.args,
};

export const Loading: Story = {
  args: { api: { [`GET ${SETTINGS}`]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 2, name: 'Two-factor authentication' }));
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** The answer was lost although it was stored: the switch shows the actual state. */
export const StoredButAnswerLost: Story = {
  args: { faults: { [`PUT ${SETTINGS}`]: { kind: 'drop', after: true } } },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: toggle });
    await userEvent.click(control);
    await seen(screen.findByText(/^Error updating two-factor authentication/));
    await waitFor(() => expect(control).toBeChecked());
  },
};

/** The server stores it, and says so in its own way. */
const inItsWay: FakeApi = {
  [`PUT ${SETTINGS}`]: async (_request, { answer }) => {
    await answer();
    return { message: 'OK' };
  },
};

export const StoredButNotConfirmed: Story = {
  args: { api: inItsWay },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name: toggle });
    await userEvent.click(control);
    await seen(screen.findByText(/^We couldn’t confirm this was saved/));
    await waitFor(() => expect(control).toBeChecked());
  },
};

const changePassword = async (current: string) => {
  await userEvent.type(await screen.findByLabelText(/^Current password/), current);
  await userEvent.type(screen.getByLabelText(/^New password/), 'seven camels');
  await userEvent.type(screen.getByLabelText(/^Confirm new password/), 'seven camels');
  await userEvent.click(screen.getByRole('button', { name: 'Update password' }));
};

export const PasswordRefused: Story = {
  play: async ({ canvas }) => {
    await changePassword('forgotten');
    await seen(canvas.findByText('The current password is not right'));
    await seen(screen.findByText(/^Failed to update password/));
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('seven camels');
  },
};

/** The answer was lost: either password may hold now. */
export const PasswordUnconfirmed: Story = {
  args: { api: { [`PUT ${SETTINGS}`]: fails('network') } },
  play: async ({ canvas }) => {
    await changePassword('forgotten');
    await seen(screen.findByText(/^Error updating password/));
    await seen(canvas.findByText(/We couldn’t confirm the change/));
  },
};

export const PasswordNotConfirmed: Story = {
  args: { api: inItsWay },
  play: async ({ canvas }) => {
    await changePassword('seven camels at dawn');
    await seen(canvas.findByText(/We couldn’t confirm the change/));
  },
};

const own = { user_id: 2, created_at: new Date().toISOString() };

/** The server ends the others with a new password, and they are counted again. */
export const OthersEndedByPassword: Story = {
  args: {
    dialect: 'full',
    tokens: [
      { ...own, id: 1, token: STORY_TOKEN },
      { ...own, id: 2, token: 'elsewhere' },
    ],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Sessions elsewhere: 1'));
    await changePassword('seven camels at dawn');
    await seen(canvas.findByText('You are signed in here only.'));
  },
};

/** Offered where the server says how many other sessions there are. */
export const OtherSessions: Story = {
  args: {
    dialect: 'full',
    api: {
      [`GET ${SETTINGS}`]: ({ query }) =>
        query?.section === 'security'
          ? { success: true, data: { two_factor_enabled: false, other_sessions: 3 } }
          : undefined,
      [`PUT ${SETTINGS}`]: fails('network'),
    },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Sessions elsewhere: 3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await seen(canvas.findByText(/^Failed to sign out everywhere else/));
  },
};
