import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { fails, hangs } from '../../../testing/fakeApi.ts';
import { pdf } from '../../../testing/files.ts';
// Loaded before the first story needs it, because it is large.
import './preview/PdfPreview.tsx';
import { seen } from '../../../testing/seen.ts';
import { DocumentStory } from './testing/DocumentStory.tsx';

const LIST = 'GET /api/fleet/documents/documents.php';

const meta = {
  title: 'Fleet/Documents/Pages',
  component: DocumentStory,
  args: { path: '/fleet/documents/1/show' },
} satisfies Meta<typeof DocumentStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  args: { path: '/fleet/documents/2/show' },
  play: async ({ canvas }) => {
    const shown = await seen(canvas.findByRole('img', { name: 'mulkiya.png' }));
    await waitFor(() => expect(shown).toHaveProperty('naturalWidth', 640));
  },
};

export const PictureOnAPhone: Story = { ...Picture, globals: { viewport: { value: 'phone' } } };

export const Pdf: Story = {
  play: async ({ canvas }) => {
    const sheet = await seen(canvas.findByRole('img', { name: 'licence.pdf, page 1 of 2' }));
    await waitFor(() => expect(sheet).toHaveAttribute('data-drawn', '1'));
    const wide = sheet.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(sheet).toHaveAttribute('data-drawn', '2'));
    await expect(canvas.getByText('Page 2 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBeGreaterThan(wide));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit width' }));
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBe(wide));
    await seen(canvas.findByRole('link', { name: 'Ahmed Khan' }));
  },
};

export const PreviewLoading: Story = {
  args: { api: { 'GET /uploads/licence.pdf': hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('status', { name: 'Loading the preview' }));
  },
};

export const PreviewFailed: Story = {
  args: { api: { 'GET /uploads/licence.pdf': fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('The preview could not be loaded.'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

export const DamagedFile: Story = {
  args: { path: '/fleet/documents/6/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('This file cannot be shown. Download it to open it.'));
  },
};

/** An HTML page that claims to be a PDF is neither run nor shown. */
export const HtmlDisguisedAsPdf: Story = {
  args: {
    api: { 'GET /uploads/licence.pdf': () => new Blob(['<script>alert(1)</script>']) },
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/Files of this type are not shown here/));
  },
};

export const OnlyDownload: Story = {
  args: { path: '/fleet/documents/5/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/Files of this type are not shown here/));
    await expect(canvas.getAllByRole('button', { name: 'Download' })).toHaveLength(2);
  },
};

export const Superseded: Story = {
  args: { path: '/fleet/documents/3/show' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Renewed by'));
    await expect(canvas.getByText('Superseded')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Renew/ })).toBeNull();
  },
};

export const Renewing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Renew Driving licence D-1001' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Renew Driving licence D-1001' });
    const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
    await userEvent.upload(input, new File([pdf(1)], 'new.pdf', { type: 'application/pdf' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue(
        'Driving licence D-1001',
      ),
    );
    await expect(within(dialog).getByRole('textbox', { name: 'Number' })).toHaveValue('4480113');
    await expect(within(dialog).getByRole('combobox', { name: 'Driver' })).toHaveValue(
      'Ahmed Khan',
    );
    await userEvent.type(within(dialog).getByLabelText('Expiry Date'), '2031-05-01');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await seen(canvas.findByText('Superseded'));
    await seen(canvas.findByText('Renewed by'));
  },
};

/** What was typed stays when a better scan is chosen. */
export const AnotherScan: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Renew Driving licence D-1001' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    const scan = (name: string) => new File([pdf(1)], name, { type: 'application/pdf' });
    const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
    await userEvent.upload(input, scan('blurred.pdf'));
    await userEvent.type(await dialog.findByLabelText('Expiry Date'), '2031-05-01');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Number' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Number' }), '99');
    await userEvent.upload(input, scan('sharp.pdf'));
    await seen(dialog.findByRole('heading', { name: 'sharp.pdf' }));
    await expect(dialog.queryByRole('heading', { name: 'blurred.pdf' })).toBeNull();
    await expect(dialog.getByLabelText('Expiry Date')).toHaveValue('2031-05-01');
    await expect(dialog.getByRole('textbox', { name: 'Number' })).toHaveValue('99');
  },
};

export const Editing: Story = {
  args: { path: '/fleet/documents/1' },
  play: async ({ canvas }) => {
    const issued = await canvas.findByLabelText('Issue Date');
    await userEvent.type(issued, '2090-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByText('Must not be before the issue date'));
    await userEvent.clear(issued);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'Both sides');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByRole('link', { name: 'Edit' }));
    await seen(canvas.findByText('Both sides'));
  },
};

/** A server may omit what it has no value for. */
export const FieldsOmitted: Story = {
  args: {
    ...Picture.args,
    api: {
      [LIST]: async (_request, { answer }) => {
        const { rows } = (await (await answer()).json()) as { rows: object[] };
        return { rows: rows.map((row) => ({ ...row, replaces_id: undefined, mime: undefined })) };
      },
    },
  },
  play: async (context) => {
    await Picture.play?.(context);
    await expect(context.canvas.queryByRole('region', { name: 'Versions' })).toBeNull();
  },
};

export const NotOffered: Story = {
  args: { api: { [LIST]: fails('notFound') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('Not available on this server.'));
  },
};

export const Dark: Story = { ...Pdf, globals: { theme: 'dark' } };
