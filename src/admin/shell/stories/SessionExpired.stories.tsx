import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { ApiError } from '../../../dataProvider/apiError.ts';
import { DEFAULT_LOCALIZATION } from '../../../domain/settings/localization.ts';
import { loadTexts } from '../../../i18n/i18nProvider.ts';
import { session } from '../../../session/index.ts';
import { localization } from '../../../session/localization.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { SessionExpiredDialog } from '../SessionExpiredDialog.tsx';
import { Here, ShellStory } from '../testing/ShellStory.tsx';

const user = {
  id: '2',
  name: 'Omar Haddad',
  email: 'fleet@qafila.example',
  role: 'Fleet Manager',
  branch: null,
  avatar: null,
};

const signInAgain = fn<(password: string, code?: string) => Promise<void>>();

const meta = {
  title: 'Shell/Session expired',
  component: ShellStory,
  args: {
    children: (
      <>
        <Here />
        <SessionExpiredDialog user={user} signInAgain={signInAgain} />
      </>
    ),
  },
  // The shell loads them with the dialog.
  loaders: [() => loadTexts()],
  beforeEach: () => void signInAgain.mockReset(),
} satisfies Meta<typeof ShellStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () =>
  within(await within(document.body).findByRole('dialog', { name: 'Your session has ended' }));

type Dialog = Awaited<ReturnType<typeof findDialog>>;

const submit = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'Sign in again' }));

export const Asking: Story = {
  play: async () => {
    signInAgain.mockResolvedValue();
    const dialog = await findDialog();
    await expect(dialog.getByLabelText('Email')).toHaveValue('fleet@qafila.example');
    await expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
    const password = dialog.getByLabelText('Password');
    await expect(password).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await submit(dialog);
    await expect(dialog.getByRole('alert')).toHaveTextContent('Enter your password.');
    await expect(signInAgain).not.toHaveBeenCalled();
    await userEvent.type(password, 'demo-fleet-1{Enter}');
    await waitFor(() => expect(signInAgain.mock.calls).toEqual([['demo-fleet-1', undefined]]));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
};

export const WrongPassword: Story = {
  play: async () => {
    signInAgain.mockRejectedValue(new ApiError('unauthorized', { status: 401 }));
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong');
    await submit(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Invalid email or password. Please try again.',
    );
    await expect(dialog.getByLabelText('Password')).toHaveValue('wrong');
  },
};

/** The password was right; the server also asks for the code of the second factor. */
export const SecondFactor: Story = {
  play: async () => {
    const asks = { success: false, two_factor: true };
    signInAgain.mockRejectedValueOnce(new ApiError('refused', { answer: asks }));
    signInAgain.mockRejectedValueOnce(new ApiError('unauthorized', { answer: asks }));
    signInAgain.mockResolvedValueOnce();
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText('Password'), 'demo-fleet-1{Enter}');
    const code = await dialog.findByLabelText('Code');
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/recovery codes/);
    await submit(dialog);
    await expect(dialog.getByRole('alert')).toHaveTextContent('Enter the code.');
    await userEvent.type(code, '111111{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^This code is not right/);
    await userEvent.clear(code);
    await userEvent.type(code, '222222{Enter}');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await expect(signInAgain.mock.calls.map(([, sent]) => sent)).toEqual([
      undefined,
      '111111',
      '222222',
    ]);
  },
};

/** After too many attempts the button waits for as long as the server says. */
export const TooMany: Story = {
  play: async () => {
    signInAgain.mockRejectedValueOnce(new ApiError('tooMany', { retryAfter: 45 }));
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText('Password'), 'demo-fleet-1{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Try again in 45 seconds.');
    await expect(dialog.getByRole('button', { name: /^Try again in \d\d s$/ })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Password'), '{Enter}');
    await expect(signInAgain).toHaveBeenCalledTimes(1);
  },
};

export const ServerDown: Story = {
  play: async ({ canvas }) => {
    signInAgain.mockRejectedValue(new ApiError('network'));
    const dialog = await findDialog();
    await userEvent.type(dialog.getByLabelText('Password'), 'demo-fleet-1');
    await submit(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'An error occurred during login. Please try again.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(canvas.getByText('You are at /signed-out')).toBeInTheDocument();
  },
};

/** The page beneath can't be read, and keeps what was typed into it. */
export const OverAPage: StoryObj<typeof AdminStory> = {
  render: () => <AdminStory path="/fleet/camels" />,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox');
    await userEvent.type(box, 'half a word');
    session.expire('story');
    const dialog = await findDialog();
    await expect(dialog.getByLabelText('Email')).toHaveValue('fleet@qafila.example');
    const cover = getComputedStyle(screen.getByRole('dialog'), '::backdrop');
    await expect(cover.backdropFilter).toContain('blur');
    session.start({ user, token: 'renewed' });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(box).toHaveValue('half a word');
  },
};

/** The palette would list records over the cover. */
export const NoPalette: StoryObj<typeof AdminStory> = {
  render: () => <AdminStory path="/fleet/drivers" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('searchbox');
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog', { name: 'Search and commands' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(palette).not.toBeInTheDocument());
    session.expire('story');
    await findDialog();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    session.start({ user, token: 'renewed' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Search and commands' });
  },
};

/** The browser was not used for an hour, and the company asks after 15 minutes. */
export const LockedWhenNotUsed: StoryObj<typeof AdminStory> = {
  render: () => <AdminStory path="/fleet/drivers" />,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox');
    // The rows come after the company's localization, which would replace the one below.
    await canvas.findAllByRole('link', { name: /^Ahmed/ });
    await userEvent.type(box, 'half a word');
    window.localStorage.setItem('qafila.used', String(Date.now() - 3_600_000));
    localization.set({ ...DEFAULT_LOCALIZATION, idle_lock_minutes: 15 });
    const dialog = await findDialog();
    await expect(dialog.getByLabelText('Email')).toHaveValue('fleet@qafila.example');
    await expect(session.get()?.token).toBeNull();
    await expect(box).toHaveValue('half a word');
  },
};
