import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../../testing/AdminStory.tsx';
import { fails, hangs, type FakeApi } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';

const LEGAL = '/admin/legal_documents/legal_documents.php';

const HOSTILE =
  '<h2>Scope</h2><p onclick="window.hit=1" style="position:fixed">Read <a href="javascript:alert(1)">this</a></p>' +
  '<svg onload="window.hit=2"><circle r="9"/></svg><math><mtext>x</mtext></math>' +
  '<form action="/x"><input autofocus></form><iframe srcdoc="x"></iframe><style>body{color:red}</style>';

const meta = {
  title: 'Settings/Legal documents',
  component: AdminStory,
  args: { path: '/admin/settings/legal', role: 'Super Admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('link', { name: 'Terms of carriage' }));
    await expect(
      canvas.getByText(
        'Scope · These terms cover road transport within the UAE and to the Gulf states.',
      ),
    ).toBeVisible();
  },
};

/** Each text in the reader's language, or else in the one that there is. */
export const InArabic: Story = {
  globals: { language: 'ar' },
  args: { dialect: 'full' },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^النطاق · تسري هذه الشروط/));
    await userEvent.click(canvas.getByRole('link', { name: 'شروط النقل' }));
    await seen(canvas.findByRole('heading', { name: 'النطاق' }));
    await userEvent.click(canvas.getByRole('link', { name: 'تعديل' }));
    await expect(await canvas.findByLabelText(/^العنوان بالعربية/)).toHaveValue('شروط النقل');
    await expect(canvas.getByLabelText(/^العنوان بالإنجليزية/)).toHaveValue('Terms of carriage');
    const english = await canvas.findByRole('textbox', { name: 'المحتوى بالإنجليزية' });
    await waitFor(() => expect(english).toHaveTextContent(/^Scope/));
    const arabic = await canvas.findByRole('textbox', { name: 'المحتوى بالعربية' });
    await expect(arabic).toHaveTextContent(/^النطاق/);
    await userEvent.clear(arabic);
    await userEvent.click(canvas.getByRole('button', { name: 'حفظ' }));
    await seen(canvas.findByRole('heading', { name: 'Scope' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('شروط النقل');
  },
};

export const Failed: Story = {
  args: { api: { [`GET ${LEGAL}`]: fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getAllByText('Failed to load legal documents')[0]).toBeVisible();
  },
};

export const Empty: Story = {
  args: { legal_documents: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No documents yet'));
  },
};

/** Whatever the editor or another program stored, only harmless text is shown. */
export const Hostile: Story = {
  args: {
    path: '/admin/settings/legal/1/show',
    legal_documents: [
      { id: 1, title: 'Terms', content: HOSTILE, title_ar: null, content_ar: null, created_at: '' },
    ],
  },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { name: 'Scope' }));
    const main = canvas.getByRole('main');
    const bad = 'script, iframe, form, input, svg circle, math, style, [onclick], [style]';
    const content = canvas.getByRole('heading', { name: 'Scope' }).parentElement;
    await expect(content?.querySelectorAll(bad)).toHaveLength(0);
    await expect(within(main).getByText('this')).not.toHaveAttribute('href');
  },
};

const put = fn<FakeApi[string]>();
const LINK = '<p>Read <a href="https://law.example/">the law</a>.</p>';

/** Only the title is changed, but the whole document is sent: without what would tell who reads it. */
export const TitleChanged: Story = {
  args: {
    path: '/admin/settings/legal/1',
    legal_documents: [
      {
        id: 1,
        title: 'Terms',
        content: '<p>Hello <img alt="" src="https://spy.example/1.png"></p>',
        title_ar: 'الشروط',
        content_ar: LINK,
        created_at: '',
      },
    ],
    api: { [`PUT ${LEGAL}`]: put },
    dialect: 'full',
  },
  beforeEach: () => void put.mockReset(),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), ' of use');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(put).toHaveBeenCalledOnce());
    await expect(put.mock.calls[0]?.[0].json).toMatchObject({
      title: 'Terms of use',
      content: '<p>Hello <img alt=""></p>',
      content_ar: LINK,
    });
  },
};

export const Versions: Story = {
  globals: { theme: 'dark' },
  args: {
    path: '/admin/settings/legal/1/show',
    dialect: 'full',
    legal_versions: [
      {
        id: 1,
        document_id: 1,
        title: 'Terms of carriage',
        content: '<p>The first words.</p>',
        saved_at: '2025-12-01T08:00:00Z',
        saved_by: 'Layla Al Mansoori',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Read the version replaced/ }),
    );
    await seen(screen.findByText('The first words.'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Restore the version/ }));
    const editor = await canvas.findByRole('textbox', { name: 'Content' });
    await waitFor(() => expect(editor).toHaveTextContent('The first words.'));
  },
};

/** A server that keeps only the English text of earlier versions: the Arabic one stays. */
export const VersionInEnglish: Story = {
  args: {
    path: '/admin/settings/legal/1/show',
    legal_documents: [
      {
        id: 1,
        title: 'Terms',
        content: '<p>The present words.</p>',
        title_ar: 'الشروط',
        content_ar: LINK,
        created_at: '',
      },
    ],
    api: {
      [`GET ${LEGAL}`]: async ({ query }, { answer }) => {
        const document = (await (await answer()).json()) as object;
        const version = { title: 'Terms', content: '<p>The first words.</p>', saved_at: '' };
        return query?.id === undefined ? undefined : { ...document, versions: [version] };
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Restore the version/ }));
    const editor = await canvas.findByRole('textbox', { name: 'Content' });
    await waitFor(() => expect(editor).toHaveTextContent('The first words.'));
    await expect(canvas.getByRole('textbox', { name: /^Title \(/ })).toHaveValue('الشروط');
  },
};

export const NothingFilled: Story = {
  args: { path: '/admin/settings/legal/create' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('textbox', { name: 'Content' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Document' }));
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(2));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { path: '/admin/settings/legal/1' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('textbox', { name: 'Content' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Loading: Story = {
  args: { api: { [`GET ${LEGAL}`]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Legal documents' }));
    await expect(canvas.queryByText('No documents yet')).toBeNull();
  },
};

export const SaveLost: Story = {
  args: { path: '/admin/settings/legal/1', api: { [`PUT ${LEGAL}`]: fails('network') } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title(?! \()/ });
    await userEvent.type(title, ' by road');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText(/^Failed to save document/));
    await expect(title).toHaveValue('Terms of carriage by road');
  },
};
