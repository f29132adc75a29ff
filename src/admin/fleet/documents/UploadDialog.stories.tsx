import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { ApiError } from '../../../dataProvider/apiError.ts';
import { hasUnsavedWork } from '../../../session/session.ts';
import { fails, type FakeApi } from '../../../testing/fakeApi.ts';
import { pdf, picture } from '../../../testing/files.ts';
import { seen } from '../../../testing/seen.ts';
import { DocumentStory } from './testing/DocumentStory.tsx';

type Handler = FakeApi[string];

/** Sends 40%, then stalls until it is cancelled. */
const halfway: Handler = ({ onProgress, signal }) => {
  onProgress?.(40, 100);
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new ApiError('aborted')));
  });
};

const UPLOAD = 'POST /api/fleet/documents/documents.php';
/** A spy; the mock answers unless a story overrides it. */
const upload = fn<Handler>();

const meta = {
  title: 'Fleet/Documents/Upload',
  component: DocumentStory,
  args: { path: '/fleet/documents/create', api: { [UPLOAD]: upload } },
  beforeEach: () => void upload.mockReset(),
} satisfies Meta<typeof DocumentStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, content: BlobPart) => new File([content], name);

const choose = async (...files: File[]) => {
  const input = await screen.findByLabelText('Choose files', { selector: 'input' });
  await userEvent.upload(input, files, { applyAccept: false });
};

const fill = async (item: HTMLElement, category: string) => {
  await userEvent.selectOptions(within(item).getByRole('combobox', { name: /Category/ }), category);
};

const items = async (count: number) => {
  const list = await screen.findByRole('list', { name: 'Files to upload' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(count));
  return within(list).getAllByRole('listitem');
};

const submit = (name = 'Upload') => userEvent.click(screen.getByRole('button', { name }));

export const NothingChosen: Story = {
  play: async () => {
    await seen(screen.findByRole('dialog', { name: 'Upload Document' }));
    await submit();
    await seen(screen.findByText('Choose a file first.'));
    await expect(upload).not.toHaveBeenCalled();
  },
};

export const FilesChosen: Story = {
  play: async () => {
    await choose(file('mulkiya_T-101.pdf', pdf()), file('licence.png', await picture()));
    const [first] = await items(2);
    await expect(
      within(first ?? document.body).getByRole('textbox', { name: 'Title' }),
    ).toHaveValue('mulkiya T-101');
    await expect(within(first ?? document.body).getByText('Registration')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Upload 2 documents' })).toBeEnabled();
    await expect(hasUnsavedWork()).toBe(true);
  },
};

export const WhatIsMissing: Story = {
  play: async () => {
    await choose(file('a.pdf', pdf()));
    const [item] = await items(1);
    await userEvent.clear(within(item ?? document.body).getByRole('textbox', { name: 'Title' }));
    await submit();
    await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
    await expect(upload).not.toHaveBeenCalled();
  },
};

export const WrongFiles: Story = {
  play: async () => {
    await choose(
      file('page.pdf', '<html>'),
      file('huge.pdf', new Blob(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024)])),
      file('empty.png', ''),
    );
    await items(3);
    await seen(screen.findByText('This file isn’t one of: PDF, PNG, JPEG, WEBP'));
    await expect(screen.getByText('Larger than 10 MB')).toBeVisible();
    await expect(screen.getByText('The file is empty')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove page.pdf' }));
    await items(2);
    await submit();
    await seen(screen.findByText('Choose a file first.'));
  },
};

export const Sending: Story = {
  args: { api: { [UPLOAD]: halfway } },
  play: async () => {
    await choose(file('a.pdf', pdf()));
    const [item] = await items(1);
    await fill(item ?? document.body, 'Permit');
    await submit();
    const bar = await screen.findByRole('progressbar', { name: 'Upload of a.pdf' });
    await waitFor(() => expect(bar).toHaveValue(0.4));
    await expect(screen.getByText('40%')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** The form and the upload both block leaving, but only one does so at the router, which must not warn. */
export const LeavingWhileSending: Story = {
  ...Sending,
  beforeEach: () => void spyOn(console, 'warn'),
  play: async (context) => {
    await Sending.play?.(context);
    screen.getByRole('link', { name: 'Dashboard', hidden: true }).click();
    await expect(screen.getByText('40%')).toBeVisible();
    await expect(console.warn).not.toHaveBeenCalledWith(expect.stringContaining('blocker'));
  },
};

export const Cancelled: Story = {
  ...Sending,
  play: async (context) => {
    await Sending.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of a.pdf' }));
    await seen(screen.findByText('Cancelled. Nothing was stored.'));
    await expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
  },
};

/** One of two is stored; the other is corrected, and only that one is sent again. */
export const HalfFailed: Story = {
  play: async ({ canvas }) => {
    await choose(file('a.pdf', pdf()), file('b.pdf', pdf()));
    for (const item of await items(2)) await fill(item, 'Permit');
    upload.mockImplementationOnce(
      fails('invalid', { errors: { title: 'Say which permit it is' } }),
    );
    await submit('Upload 2 documents');
    await seen(screen.findByText('Say which permit it is'));
    await expect(screen.getByText('Uploaded', { selector: '[role=alert] *' })).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' Khalifa port');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(canvas.findByRole('link', { name: 'a Khalifa port' }));
    await expect(upload).toHaveBeenCalledTimes(3);
  },
};

export const Failed: Story = {
  play: async () => {
    await choose(file('a.pdf', pdf()));
    const [item] = await items(1);
    await fill(item ?? document.body, 'Visa');
    upload.mockImplementationOnce(fails('tooLarge'));
    await submit();
    await seen(screen.findByText(/This is too large for the server/));
    await seen(screen.findByText(/Some files are not uploaded yet/));
  },
};

export const ForATruck: Story = {
  play: async ({ canvas }) => {
    await choose(file('a.pdf', pdf()));
    const [item] = await items(1);
    await fill(item ?? document.body, 'Registration');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Belongs to' }), 'Truck');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Truck' }));
    await userEvent.click(await screen.findByRole('option', { name: /^T-101/ }));
    const box = await screen.findByRole('checkbox', {
      name: /^Replaces Mulkiya T-101, valid until/,
    });
    await expect(box).toBeChecked();
    await submit();
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    const form = upload.mock.calls[0]?.[0].form;
    await expect([form?.get('holder_type'), form?.get('holder_id')]).toEqual(['truck', '1']);
    await expect(form?.get('replaces_id')).toBe('2');
    await seen(canvas.findByRole('link', { name: 'a' }));
  },
};

/** The second page, sent again, does not replace the first one. */
export const PagesInTwoAttempts: Story = {
  play: async () => {
    await choose(file('front.pdf', pdf()), file('back.pdf', pdf()));
    for (const item of await items(2)) await fill(item, 'Registration');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Belongs to' }), 'Truck');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Truck' }));
    await userEvent.click(await screen.findByRole('option', { name: /^T-101/ }));
    const replaces = { name: /^Replaces Mulkiya T-101, valid until/ };
    await expect(await screen.findAllByRole('checkbox', replaces)).toHaveLength(2);
    upload.mockImplementationOnce(() => undefined).mockImplementationOnce(fails('tooLarge'));
    await submit('Upload 2 documents');
    await seen(screen.findByText(/This is too large for the server/));
    await expect(await screen.findByRole('checkbox', replaces)).toBeChecked();
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const replaced = upload.mock.calls.map(([{ form }]) => form?.get('replaces_id'));
    await expect(replaced).toEqual(['2', null, null]);
  },
};

let answer: () => void;
let answered: Promise<void>;

/** From the press on, the dialog stays open: what was discarded would be uploaded all the same. */
export const EscapeRightAfterThePress: Story = {
  args: {
    path: '/fleet/trucks/1/show',
    lists: { 'fleet/documents': 9000 },
    api: {
      'GET /api/fleet/documents/documents.php': () => answered.then(() => ({ rows: [], total: 0 })),
      [UPLOAD]: upload,
    },
  },
  beforeEach: () => {
    answered = new Promise((resolve) => {
      answer = resolve;
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    await choose(file('a.pdf', pdf()));
    const [item] = await items(1);
    await fill(item ?? document.body, 'Permit');
    const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(screen.queryByRole('dialog', { name: 'Discard unsaved changes?' })).toBeNull();
    answer();
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  },
};

/** Renewing driver 1's pass also moves the driver's date. If only the date was stored, the dialog says so. */
export const SetsTheDate: Story = {
  args: { path: '/fleet/documents/4/show' },
  play: async ({ canvas }) => {
    upload.mockImplementationOnce(fails('tooMany', { retryAfter: 6 }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Renew/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.upload(
      await screen.findByLabelText('Choose a file', { selector: 'input' }),
      file('pass.pdf', pdf()),
      { applyAccept: false },
    );
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Expiry Date' }), '2099-01-01');
    const box = await dialog.findByRole('checkbox', { name: /^Set Gatepass expiry of Ahmed Khan/ });
    await expect(box).toBeChecked();
    await submit();
    await expect(await dialog.findByRole('button', { name: /^Try again in \d s$/ })).toBeDisabled();
    await seen(dialog.findByText(/^The date was saved\. Failed to upload document/));
    await waitFor(() => expect(dialog.queryByRole('checkbox')).toBeNull());
    const again = await dialog.findByRole('button', { name: 'Upload' });
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(upload).toHaveBeenCalledTimes(2);
  },
};

export const OnAPhone: Story = {
  ...FilesChosen,
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...FilesChosen, globals: { theme: 'dark' } };
