import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails, type FakeApi } from '../../../testing/fakeApi.ts';
import { seen } from '../../../testing/seen.ts';

const meta = {
  title: 'Fleet/Drivers/Add',
  component: AdminStory,
  args: { path: '/fleet/drivers/create' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Driver' }));

/** Replaces the proposed ID. */
const fill = async (id: string, name: string) => {
  const form = await dialog();
  const field = await form.findByLabelText(/^ID/);
  await waitFor(() => expect(field).toHaveValue('D-1007'));
  await userEvent.clear(field);
  await userEvent.type(field, id);
  await userEvent.type(form.getByLabelText(/^Name \*|^Name\s*\*?$/), name);
  await userEvent.click(form.getByRole('button', { name: 'Add Driver' }));
  return form;
};

export const Fresh: Story = {
  play: async () => {
    const form = await dialog();
    await waitFor(() => expect(form.getByLabelText(/^ID/)).toHaveFocus());
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
  },
};

const posted = fn<FakeApi[string]>();

/** The next free ID is proposed, and the keyboard alone saves. */
export const SavedByKey: Story = {
  args: { api: { 'POST /api/fleet/drivers.php': posted } },
  beforeEach: () => void posted.mockReset(),
  play: async () => {
    const form = await dialog();
    await waitFor(() => expect(form.getByLabelText(/^ID/)).toHaveValue('D-1007'));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Zayed Al Falasi');
    await userEvent.keyboard('{Control>}s{/Control}');
    await seen(screen.findByText(/^Zayed Al Falasi .* added$/));
    await expect(posted).toHaveBeenCalledOnce();
    await expect(posted.mock.calls[0]?.[0].json).toMatchObject({ driver_id: 'D-1007' });
  },
};

let listed: Promise<undefined>;
let list: () => void;

/** The proposal of an ID, which comes with the list, neither stops what is being sent nor asks whether to discard it. */
export const SentBeforeTheListCame: Story = {
  args: {
    api: { 'GET /api/fleet/drivers.php': () => listed, 'POST /api/fleet/drivers.php': posted },
  },
  beforeEach: () => {
    posted.mockReset();
    listed = new Promise((resolve) => {
      list = () => resolve(undefined);
    });
  },
  play: async () => {
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/^ID/), 'D-77');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Zayed Al Falasi');
    await userEvent.click(form.getByRole('button', { name: 'Add Driver' }));
    await expect(form.getByRole('button', { name: 'Add Driver' })).toBeDisabled();
    list();
    await seen(screen.findByText(/^Zayed Al Falasi .* added$/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(posted).toHaveBeenCalledOnce();
  },
};

export const NothingFilled: Story = {
  play: async () => {
    const form = await dialog();
    await waitFor(() => expect(form.getByLabelText(/^ID/)).toHaveValue('D-1007'));
    await userEvent.click(form.getByRole('button', { name: 'Add Driver' }));
    await waitFor(() => expect(form.getAllByText('Required')).toHaveLength(1));
  },
};

export const Added: Story = {
  play: async ({ canvas }) => {
    await fill('D-77', 'Zayed Al Falasi');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const notice = within(await seen(screen.findByRole('alert')));
    await expect(notice.getByText(/^Zayed Al Falasi .* added$/)).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Open' })).toBeVisible();
    await seen(canvas.findByRole('link', { name: 'Zayed Al Falasi' }));
  },
};

export const NumberTaken: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    const form = await fill('d-1001', 'Somebody Else');
    await seen(form.findByText('Ahmed Khan already has D-1001'));
    await expect(form.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      '/fleet/drivers/1/show',
    );
  },
};

export const RefusedByServer: Story = {
  args: {
    api: {
      'POST /api/fleet/drivers.php': fails('refused', { serverMessage: 'The quota is used up.' }),
    },
  },
  play: async () => {
    const form = await fill('D-77', 'Zayed Al Falasi');
    const alert = await form.findByText(/Failed to add driver. Please check your input./);
    await expect(alert).toHaveTextContent('The quota is used up.');
    await expect(form.getByLabelText(/^ID/)).toHaveValue('D-77');
  },
};

export const ConnectionLost: Story = {
  args: { api: { 'POST /api/fleet/drivers.php': fails('network') } },
  play: async () => {
    const form = await fill('D-77', 'Zayed Al Falasi');
    await seen(form.findByText(/Failed to add driver. Please try again later./));
    await expect(form.getByLabelText(/^ID/)).toHaveValue('D-77');
  },
};

/** The form can be sent again once the time that the server asked for has passed. */
export const ServerBusy: Story = {
  args: {
    faults: {
      'POST /api/fleet/drivers.php': {
        kind: 'status',
        status: 429,
        headers: { 'Retry-After': '6' },
      },
    },
  },
  play: async () => {
    const form = await fill('D-77', 'Zayed Al Falasi');
    await expect(await form.findByRole('button', { name: /^Try again in \d s$/ })).toBeDisabled();
    await userEvent.click(await form.findByRole('button', { name: 'Add Driver' }));
    await seen(screen.findByText(/^Zayed Al Falasi .* added$/));
  },
};

export const ServerNamesField: Story = {
  args: {
    api: {
      'POST /api/fleet/drivers.php': fails('invalid', {
        status: 422,
        errors: { uae_number: 'This number is blocked.' },
      }),
    },
  },
  play: async () => {
    const form = await fill('D-77', 'Zayed Al Falasi');
    await seen(form.findByText('This number is blocked.'));
  },
};

const post = fn<FakeApi[string]>();

/** The error names the field and does not block the next attempt. */
export const ErrorForUnknownField: Story = {
  args: { api: { 'POST /api/fleet/drivers.php': post } },
  beforeEach: () => {
    post
      .mockReset()
      .mockImplementation(
        fails('invalid', { status: 422, errors: { region: 'No region is given.' } }),
      );
  },
  play: async () => {
    const form = await fill('D-77', 'Zayed Al Falasi');
    await seen(screen.findByText('region: No region is given.'));
    await userEvent.click(form.getByRole('button', { name: 'Add Driver' }));
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    await expect(form.getByLabelText(/^ID/)).toHaveValue('D-77');
  },
};

/** A rejected form is still unsaved, so leaving it asks. */
export const LeftAfterRefusal: Story = {
  args: {
    api: { 'POST /api/fleet/drivers.php': fails('refused', { serverMessage: 'Not today' }) },
  },
  play: async () => {
    const form = await fill('D-77', 'Zayed Al Falasi');
    await seen(form.findByText(/Not today/));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Discard unsaved changes?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(form.getByLabelText(/^ID/)).toHaveValue('D-77');
  },
};

export const ChoicesFailed: Story = {
  args: {
    api: { 'GET /api/admin/companies/companies.php': fails('tooMany', { retryAfter: 60 }) },
  },
  play: async () => {
    await dialog();
    await seen(
      screen.findByText(/The options could not be loaded. The stored value is unchanged./),
    );
    const retry = await screen.findByRole('button', { name: /^Try again in \d\d s$/ });
    await expect(retry).toBeDisabled();
  },
};

export const NoSuchChoice: Story = {
  play: async () => {
    const form = await dialog();
    const truck = await form.findByRole('combobox', { name: 'Truck' });
    await userEvent.type(truck, 'T-999');
    await seen(screen.findByText('No options'));
    await userEvent.clear(truck);
    await userEvent.type(truck, 'T-101');
    await seen(screen.findByRole('option', { name: /^T-101/ }));
  },
};

/** Nothing was typed, so Escape closes without asking, even in a combobox. */
export const EscapedUntouched: Story = {
  play: async ({ canvas }) => {
    const form = await dialog();
    (await form.findByRole('textbox', { name: 'Gatepass Expiry' })).focus();
    await userEvent.tab();
    await expect(form.getByRole('textbox', { name: 'Road Permit Expiry' })).toHaveFocus();
    await userEvent.tab();
    await expect(form.getByRole('combobox', { name: 'Truck' })).toHaveFocus();
    // What the browser sends for a real press of Escape.
    await fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
  },
};
