import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { addDays, addMonths, showDate } from '../../../domain/base/dates.ts';
import { testDay } from '../../../domain/base/testing.ts';
import { documentWith, driverWith } from '../../../domain/fleet/testing.ts';
import { DEFAULT_LOCALIZATION } from '../../../domain/settings/localization.ts';
import { session } from '../../../session/index.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { fails, hangs, type FakeApi, type StoryServer } from '../../../testing/fakeApi.ts';
import { pdf } from '../../../testing/files.ts';
import { seen } from '../../../testing/seen.ts';

const { today } = testDay();
const DUE = addDays(today, 3);
const dateText = (date: string) => showDate(date, DEFAULT_LOCALIZATION.date_format);

const PUT = 'PUT /fleet/drivers/index.php';
const UPLOAD = 'POST /api/fleet/documents/documents.php';
const put = fn<FakeApi[string]>();
const upload = fn<FakeApi[string]>();
let drivers: StoryServer['store']['drivers'];

const omar = driverWith({
  id: 1,
  driver_id: 'D-1',
  name: 'Omar Aziz',
  gatepass_expiry: DUE,
  road_permit_expiry: addDays(today, -500),
});
const scan = documentWith({
  id: 7,
  title: 'Port pass D-1',
  category: 'gate_pass',
  holder_type: 'driver',
  holder_id: 1,
  document_number: '4711',
  expiry_date: DUE,
});

const storeSeen: FakeApi = {
  'GET /api/fleet/drivers.php': (_request, server) => {
    drivers = server.store.drivers;
    return undefined;
  },
};

const meta = {
  title: 'Fleet/Renew',
  component: AdminStory,
  args: {
    path: '/fleet/drivers/1/show',
    drivers: [omar, driverWith({ id: 2, driver_id: 'D-2', name: 'Bilal Khan' })],
    documents: [scan],
    api: { [PUT]: put, [UPLOAD]: upload },
  },
  beforeEach: () => {
    put.mockReset();
    upload.mockReset();
  },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: ReturnType<typeof within>, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const newDate = () => screen.getByRole('textbox', { name: 'New expiry date' });
const pass = (name = 'pass.pdf', content: BlobPart = pdf()) => new File([content], name);
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/^File/, { selector: 'input' }), file, {
    applyAccept: false,
  });

/** Takes only Renew and Enter. The file may follow. */
export const DueSoon: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await waitFor(() => expect(newDate()).toHaveFocus());
    await expect(newDate()).toHaveValue(dateText(addMonths(DUE, 12)));
    await expect(dialog.getByText(`Counted from the old date, ${dateText(DUE)}`)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await seen(canvas.findByText(`Gatepass of Omar Aziz (D-1) renewed until`, { exact: false }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(put.mock.calls[0]?.[0].json).toMatchObject({
      gatepass_expiry: addMonths(DUE, 12),
    });
    await seen(canvas.findByRole('button', { name: 'Add new file' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add the file' }));
    await seen(
      screen.findByRole('dialog', { name: 'Add the file of Gatepass of Omar Aziz (D-1)' }),
    );
    await choose(pass());
    await userEvent.click(screen.getByRole('button', { name: 'Upload the file' }));
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    const form = upload.mock.calls[0]?.[0].form;
    await expect(form?.get('replaces_id')).toBe('7');
    await expect(form?.get('expiry_date')).toBe(addMonths(DUE, 12));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A dialog that is opened anew sends nothing either before the server wants to be asked again. */
export const ServerBusy: Story = {
  play: async ({ canvas }) => {
    put.mockImplementationOnce(fails('tooMany', { retryAfter: 9 }));
    const save = async () => {
      const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(
        await dialog.findByRole('button', { name: /^Try again in \d s$/ }),
      ).toBeDisabled();
      return dialog;
    };
    const refused = await save();
    await seen(refused.findByText(/Too many requests/));
    await userEvent.click(refused.getByRole('button', { name: 'Cancel' }));
    const held = await save();
    await seen(held.findByText(/has asked for a pause/));
    await expect(put).toHaveBeenCalledTimes(1);
    await userEvent.click(await held.findByRole('button', { name: 'Save' }));
    await seen(canvas.findByText(`Gatepass of Omar Aziz (D-1) renewed until`, { exact: false }));
    await expect(put).toHaveBeenCalledTimes(2);
  },
};

/** The notice takes a renewal back, and says so if that fails. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    const renew = async () => {
      const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await seen(screen.findByText(/^Gatepass of Omar Aziz \(D-1\) renewed until/));
    };
    await renew();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(screen.findByText('The old date is back.'));
    await expect(put.mock.calls.at(-1)?.[0].json).toMatchObject({ gatepass_expiry: DUE });
    await renew();
    put.mockImplementation(fails('server'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(screen.findByText(/^Not undone: Gatepass of Omar Aziz \(D-1\)/));
  },
};

/** Many at once are asked about, with how many of each kind, and taken back at one press. */
export const ManyAtOnce: Story = {
  args: {
    path: '/fleet/drivers',
    drivers: Array.from({ length: 11 }, (_, at) =>
      driverWith({
        id: at + 1,
        driver_id: `D-${at + 1}`,
        name: `Omar ${at}`,
        gatepass_expiry: DUE,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Renew…' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Gatepass' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Renew 11 expiry dates' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew 11' }));
    const question = within(await screen.findByRole('dialog', { name: 'Renew 11 expiry dates?' }));
    await expect(question.getByText('Gatepass: 11')).toBeVisible();
    await expect(put).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Renew 11' }));
    await seen(screen.findByText('11 of 11 expiry dates renewed.'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(screen.findByText('11 old dates are back.'));
    await expect(put).toHaveBeenCalledTimes(22);
  },
};

export const ExpiredLongAgo: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Renew Road permit of Omar Aziz (D-1)');
    await seen(dialog.findByText(/^Counted from today: the old date is too long ago/));
    await userEvent.click(dialog.getByRole('button', { name: '+6 months' }));
    await expect(newDate()).toHaveValue(dateText(addMonths(today, 6)));
    await userEvent.clear(newDate());
    await userEvent.type(newDate(), dateText(addDays(today, -1)));
    await seen(dialog.findByText('This date is in the past.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await seen(screen.findByRole('dialog', { name: 'Discard unsaved changes?' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await userEvent.clear(newDate());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(dialog.findByText('Required'));
    await expect(put).not.toHaveBeenCalled();
  },
};

/** A missing date is added the same way. */
export const Empty: Story = {
  args: { path: '/fleet/drivers/2/show' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Add the date of Gatepass of Bilal Khan (D-2)');
    await seen(dialog.findByText('Counted from today'));
    await expect(dialog.getByText('No date')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { api: { [PUT]: hangs } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(newDate()).toBeDisabled();
  },
};

export const RefusedDate: Story = {
  play: async ({ canvas }) => {
    put.mockImplementationOnce(
      fails('invalid', { errors: { gatepass_expiry: 'The port gives at most six months' } }),
    );
    const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await choose(pass());
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await seen(dialog.findByText('The port gives at most six months'));
    await expect(dialog.getByText('pass.pdf')).toBeVisible();
    await expect(upload).not.toHaveBeenCalled();
  },
};

export const WrongFile: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await choose(pass('page.pdf', '<html>'));
    await seen(dialog.findByText('This file isn’t one of: PDF, PNG, JPEG, WEBP'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(put).not.toHaveBeenCalled();
  },
};

/** The server confirms it and keeps nothing of it. */
export const NotKept: Story = {
  play: async ({ canvas }) => {
    put.mockImplementation(() => ({ success: true }));
    const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(dialog.findByText('The server did not keep this value'));
    await expect(screen.queryByText(/renewed until/)).toBeNull();
  },
};

/** A refusal for the role says what was saved all the same. */
export const Forbidden: Story = {
  play: async ({ canvas }) => {
    put.mockImplementation(fails('forbidden'));
    const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(dialog.findByText(/^The date was not saved\. You do not have permission/));
  },
};

/** What it was, what someone else has made of it and the user's own date are all there; only a second press replaces theirs. */
export const ChangedMeanwhile: Story = {
  args: { api: storeSeen },
  play: async ({ canvas }) => {
    const theirs = addDays(today, 40);
    const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await drivers.patch(1, { gatepass_expiry: theirs });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(dialog.findByText(dateText(theirs)));
    await waitFor(() =>
      expect(newDate()).toHaveAccessibleDescription(
        `Someone else has changed the date: it was ${dateText(DUE)}, and is now ${dateText(theirs)}. Save to replace it.`,
      ),
    );
    const mine = addMonths(DUE, 12);
    await expect(newDate()).toHaveValue(dateText(mine));
    await expect(await drivers.get(1)).toMatchObject({ gatepass_expiry: theirs });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByText(/renewed until/));
    await expect(await drivers.get(1)).toMatchObject({ gatepass_expiry: mine });
  },
};

/** What was left with its page does not open by itself when the user comes back. */
export const LeftWithItsPage: Story = {
  play: async ({ canvas }) => {
    const goTo = async (name: string) => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox', { name: /^Search pages/ }), name);
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
      await seen(canvas.findByRole('heading', { level: 1, name }));
    };
    await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await goTo('Bilal Khan');
    await goTo('Omar Aziz');
    await seen(canvas.findByRole('button', { name: 'Renew Gatepass of Omar Aziz (D-1)' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** After signing in again, what failed asks for another attempt only. */
export const SignedInAgain: Story = {
  play: async ({ canvas }) => {
    const current = session.get();
    put.mockImplementationOnce(fails('unauthorized'));
    const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(screen.findByRole('dialog', { name: 'Your session has ended' }));
    if (current) session.start(current);
    await seen(
      dialog.findByText('The date was not saved. Your session had ended. Please try again.'),
    );
    await expect(screen.queryByText(/Your session has ended/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByText(/renewed until/));
  },
};

/** The date is stored but the file is not: only the file is retried. */
export const HalfStored: Story = {
  play: async ({ canvas }) => {
    upload.mockImplementationOnce(fails('server'));
    const dialog = await open(canvas, 'Renew Gatepass of Omar Aziz (D-1)');
    await choose(pass());
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await seen(dialog.findByText(/^The date was saved\. The file was not uploaded\./));
    await expect(newDate()).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Upload the file' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(put).toHaveBeenCalledOnce();
    await expect(upload).toHaveBeenCalledTimes(2);
  },
};

const bilal = driverWith({ id: 2, driver_id: 'D-2', name: 'Bilal', gatepass_expiry: today });

const openMany = async (canvas: ReturnType<typeof within>) => {
  for (const name of ['Bilal', 'Omar Aziz']) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
  }
  await userEvent.click(await canvas.findByRole('button', { name: 'Renew…' }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Gatepass' }));
  return within(await screen.findByRole('dialog', { name: 'Renew 2 expiry dates' }));
};

/** Several at once: those that failed stay, and only they are retried. */
export const Many: Story = {
  args: {
    path: '/fleet/drivers',
    drivers: [omar, bilal],
  },
  play: async ({ canvas }) => {
    const dialog = await openMany(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '+6 months' }));
    const dateOf = (name: string) =>
      dialog.getByRole('textbox', { name: `New expiry date, Gatepass of ${name}` });
    await expect(dateOf('Omar Aziz (D-1)')).toHaveValue(dateText(addMonths(DUE, 6)));
    await expect(dateOf('Bilal (D-2)')).toHaveValue(dateText(addMonths(today, 6)));
    put.mockImplementationOnce(fails('server'));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew 2' }));
    await seen(dialog.findByText('Renewed'));
    await seen(dialog.findByText(/^The date was not saved/));
    await userEvent.click(dialog.getByRole('button', { name: 'Renew 1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(put).toHaveBeenCalledTimes(3);
  },
};

/** The title says how many are renewed, not how many are left. */
export const ManySaving: Story = {
  args: { path: '/fleet/drivers', drivers: [omar, bilal] },
  play: async ({ canvas }) => {
    put.mockReturnValueOnce(undefined).mockImplementationOnce(hangs);
    const dialog = await openMany(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Renew 2' }));
    await seen(dialog.findByText('Renewed'));
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Renew 2 expiry dates');
  },
};

/** Each row whose date someone else has changed says what it was and is; only a second press replaces theirs. */
export const ManyChangedMeanwhile: Story = {
  args: { path: '/fleet/drivers', drivers: [omar, bilal], api: storeSeen },
  play: async ({ canvas }) => {
    const theirs = { 1: addDays(today, 40), 2: addDays(today, 50) };
    const mine = { 1: addMonths(DUE, 12), 2: addMonths(today, 12) };
    const stored = async () => [
      (await drivers.get(1))?.gatepass_expiry,
      (await drivers.get(2))?.gatepass_expiry,
    ];
    const dialog = await openMany(canvas);
    await drivers.patch(1, { gatepass_expiry: theirs[1] });
    await drivers.patch(2, { gatepass_expiry: theirs[2] });
    await userEvent.click(dialog.getByRole('button', { name: 'Renew 2' }));
    for (const [name, id, before] of [
      ['Omar Aziz (D-1)', 1, DUE],
      ['Bilal (D-2)', 2, today],
    ] as const) {
      const row = await dialog.findByRole('row', {
        name: new RegExp(name.replaceAll(/[()]/g, '.')),
      });
      await waitFor(() =>
        expect(row).toHaveTextContent(
          `it was ${dateText(before)}, and is now ${dateText(theirs[id])}. Save to replace it.`,
        ),
      );
      await expect(within(row).getByRole('textbox')).toHaveValue(dateText(mine[id]));
    }
    await expect(await stored()).toEqual([theirs[1], theirs[2]]);
    await userEvent.click(dialog.getByRole('button', { name: 'Renew 2' }));
    await seen(screen.findByText('2 of 2 expiry dates renewed.'));
    await expect(await stored()).toEqual([mine[1], mine[2]]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await seen(screen.findByText('2 old dates are back.'));
    await expect(await stored()).toEqual([theirs[1], theirs[2]]);
  },
};
