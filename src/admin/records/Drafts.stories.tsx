import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { AdminStory } from '../../testing/AdminStory.tsx';
import { seen } from '../../testing/seen.ts';
import { dropDraft, findDraft, keepDraft } from '../kit/drafts/draftStore.ts';
import { FormDraft } from '../kit/drafts/FormDraft.tsx';
import { GuardedForm } from '../kit/form/GuardedForm.tsx';
import { SaveButton } from '../kit/form/SaveButton.tsx';
import { TextInput } from '../kit/inputs/TextInput.tsx';
import { ShellStory } from '../shell/testing/ShellStory.tsx';

const DRIVER = 'fleet/drivers/1';
const NEW_USER = 'admin/settings/users/new';
const HOUR = 3_600_000;

const meta = {
  title: 'Forms/Drafts',
  component: AdminStory,
  args: { path: '/fleet/drivers/1/show' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const openForm = async (hours: number) => {
  const edit = await screen.findByRole('link', { name: 'Edit' });
  const typed = { name: 'Half a name', phone: '+971 50 000 0001' };
  const started = { name: 'Another name', phone: null };
  await keepDraft(DRIVER, { typed, started, at: Date.now() - hours * HOUR });
  await userEvent.click(edit);
  return screen.findByRole('textbox', { name: /^Name(?: \*)?$/ });
};

/** What was typed before is put back; a field that someone else has changed since says so. */
export const Restored: Story = {
  play: async () => {
    const name = await openForm(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await expect(name).toHaveValue('Half a name');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Someone else changed this/));
    await expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(screen.queryByText(/^Restore what you typed/)).toBeNull();
    await dropDraft(DRIVER);
  },
};

export const Offered: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async () => {
    await openForm(1);
    await seen(screen.findByText(/^Restore what you typed\? It was not saved/));
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(/^Restore what you typed/)).toBeNull());
    await expect(await findDraft(DRIVER)).toBeUndefined();
  },
};

/** As long as it is offered, an older draft is kept with what is typed now. */
export const OfferLeft: Story = {
  play: async () => {
    await openForm(1);
    await seen(screen.findByText(/^Restore what you typed/));
    const other = screen.getByRole('textbox', { name: /^UAE #/ });
    await userEvent.clear(other);
    await userEvent.type(other, '77');
    const older = { name: 'Half a name', phone: '+971 50 000 0001' };
    await waitFor(async () => {
      const draft = await findDraft(DRIVER);
      await expect(draft?.typed).toEqual({ ...older, uae_number: '77' });
      await expect(draft?.started).toMatchObject({ name: 'Another name', phone: null });
    });
    await userEvent.clear(other);
    await dropDraft(DRIVER);
  },
};

/** Discarding an older draft takes nothing of what is in the form now. */
export const TypedBeside: Story = {
  play: async () => {
    const name = await openForm(1);
    await seen(screen.findByText(/^Restore what you typed/));
    await userEvent.type(name, ' Jr.');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(async () => {
      const draft = await findDraft(DRIVER);
      await expect(draft?.typed).toEqual({ name: (name as HTMLInputElement).value });
    });
    await dropDraft(DRIVER);
  },
};

/** After 24 hours a draft is gone. */
export const TooOld: Story = {
  play: async () => {
    const name = await openForm(25);
    await userEvent.type(name, ' Jr.');
    await waitFor(async () => {
      const draft = await findDraft(DRIVER);
      await expect(draft?.typed).toEqual({ name: (name as HTMLInputElement).value });
    });
    await expect(screen.queryByText(/^Restore what you typed/)).toBeNull();
    await dropDraft(DRIVER);
  },
};

/** A password is never kept; the stored draft cannot be read without its key, nor the key. */
export const Sealed: Story = {
  args: { path: '/admin/settings/users/create', role: 'Super Admin' },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Eve');
    await userEvent.type(screen.getByLabelText(/^Password/), 'Backdoor#99');
    await waitFor(async () => expect((await findDraft(NEW_USER))?.typed).toEqual({ name: 'Eve' }));
    await dropDraft(NEW_USER);
  },
};

const Standing = ({ name }: { name: string }) => (
  <GuardedForm onSubmit={() => undefined}>
    <FormDraft name={name} isNew />
    <TextInput source={name} label={name} />
    <SaveButton />
  </GuardedForm>
);

/** A saved form may stay: of it only what is typed later is kept, even if that is the same again. */
export const Saved: Story = {
  render: () => (
    <ShellStory>
      <Standing name="saved" />
      <Standing name="other" />
    </ShellStory>
  ),
  play: async () => {
    const typed = async (name: string) => (await findDraft(name))?.typed[name];
    const types = async (name: string, keys: string, text: string) => {
      await userEvent.type(await screen.findByRole('textbox', { name }), keys);
      await waitFor(async () => expect(await typed(name)).toBe(text));
    };
    await types('other', 'A', 'A');
    await userEvent.type(screen.getByRole('textbox', { name: 'saved' }), 'B{Enter}');
    // Typed later, and kept after the same pause.
    await types('other', 'A', 'AA');
    await expect(await typed('saved')).toBeUndefined();

    await types('saved', 'C', 'BC');
    await types('saved', '{Backspace}', 'B');
    await dropDraft('saved');
    await dropDraft('other');
  },
};
