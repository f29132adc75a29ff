import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { keptEntry } from '../../../domain/diesel/bookEntry.ts';
import { AdminStory } from '../../../testing/AdminStory.tsx';
import { buildPurchase, daysAgo, someDiesel } from '../../../testing/dieselBuilders.ts';
import { fails, hangs, type FakeApi, type StoryServer } from '../../../testing/fakeApi.ts';
import { seen, seenInDarkMode } from '../../../testing/seen.ts';
import { findDraft, keepDraft } from '../../kit/drafts/draftStore.ts';

let stock: StoryServer['store']['diesel_stock'];
let purchases: StoryServer['store']['diesel_purchases'];
let queryClient: QueryClient;

const PATH = '/diesel/diesel-manager/reports';
const GET_STOCK = `GET ${PATH}/stock.php`;
const PUT_STOCK = `PUT ${PATH}/stock.php`;
const DRAFT = 'count/1';

const meta = {
  title: 'Diesel/Stock',
  component: AdminStory,
  args: { path: '/diesel/stock', role: 'Diesel Manager', ...someDiesel() },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Replaces non-breaking spaces by plain ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const ledgerRows = async (canvas: Canvas, branch: string) => {
  const table = within(await seen(canvas.findByRole('table', { name: `Ledger of ${branch}` })));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => plain(cell.textContent)).filter(Boolean));
};

/** The user's own branch, with the steps from its last count to its book. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await ledgerRows(canvas, 'OCGLT')).toEqual([
      ['Last count', '20,000 L', 'AED 56,000.00'],
      ['Purchases received1 voucher', '+10,000 L', '+AED 29,000.00'],
      // As their vouchers say: AED 2.80 a litre, also after the dearer delivery.
      ['Issues6 vouchers', '−1,200 L', '−AED 3,360.00'],
      ['Extractions1 voucher', '−500 L', '−AED 1,400.00'],
      ['To other branches1 voucher', '−1,000 L', '−AED 2,800.00'],
      ['Price variance', '0 L', '−AED 58.62'],
      ['Book', '27,300 L', 'AED 77,381.38'],
    ]);
    // Times 27,300 L it is the value of the book.
    await expect(canvas.getByText('AED 2.8345')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Alain' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '6 vouchers' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/diesel\/issues\?filter=.*branch_id/),
    );
  },
};

export const AllBranches: Story = {
  play: async ({ canvas }) => {
    await ledgerRows(canvas, 'OCGLT');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Branch' }), 'All branches');
    const alain = within(await seen(canvas.findByRole('region', { name: 'Alain' })));
    await expect(alain.getByText('7,000 L', { selector: 'strong' })).toBeVisible();
    await expect(alain.getByText('Below reorder level')).toBeVisible();
    await expect(alain.getByText('Count due')).toBeVisible();
  },
};

const dialog = async () => within(await seen(within(document.body).findByRole('dialog')));

const openCount = async (canvas: Canvas, litres: string) => {
  await ledgerRows(canvas, 'OCGLT');
  await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
  const form = await dialog();
  await userEvent.type(form.getByLabelText('Litres counted'), litres);
  return form;
};

export const Counted: Story = {
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '27,250');
    await expect(form.getByRole('status')).toHaveTextContent('−50 L · −0.2% · −AED 141.72');
    await expect(form.queryByLabelText('Reason for the variance')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await seen(within(document.body).findByText('OCGLT counted: 27,250 L'));
    await waitFor(async () =>
      expect(await ledgerRows(canvas, 'OCGLT')).toContainEqual([
        'Last count',
        '27,250 L',
        'AED 77,239.66',
      ]),
    );
    await expect(canvas.getByRole('region', { name: 'OCGLT' })).toHaveTextContent(
      /Last count\s*today/,
    );
  },
};

/** A count of the past is compared with the book of then, and what happened since is added to it. */
export const Dated: Story = {
  args: {
    diesel_books: [
      keptEntry(
        {
          action: 'close',
          branch_id: 1,
          month: daysAgo(6).slice(0, 7),
          liters: 19_200,
          value: 53_760,
        },
        'Omar Haddad',
        daysAgo(0),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '19,150');
    const at = form.getByLabelText('Counted at');
    const save = () => userEvent.click(form.getByRole('button', { name: 'Save count' }));
    const type = async (days: number) => {
      await userEvent.clear(at);
      await userEvent.type(at, `${daysAgo(days).slice(0, 10)} 12:00`);
    };
    await type(-1);
    await save();
    await expect(at).toHaveAccessibleDescription('Must not be in the future');
    await type(11);
    await save();
    await expect(at).toHaveAccessibleDescription('Must be after the last count');
    await type(6);
    await expect(form.getByText('−50 L · −0.3% · −AED 140.00')).toBeVisible();
    await seen(form.findByText(/of OCGLT was closed by Omar Haddad\. This date changes it\.$/));
    await save();
    await seen(within(document.body).findByText('OCGLT counted: 19,150 L'));
    await waitFor(async () => {
      const rows = await ledgerRows(canvas, 'OCGLT');
      await expect(rows[0]).toEqual(['Last count', '19,150 L', 'AED 53,620.00']);
      await expect(rows[2]?.[0]).toBe('Issues2 vouchers');
      await expect(rows.at(-1)?.[1]).toBe('27,250 L');
    });
  },
};

export const BeyondTolerance: Story = {
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '26000');
    await expect(form.getByRole('status')).toHaveTextContent('Beyond tolerance: give a reason.');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    const reason = form.getByLabelText('Reason for the variance');
    await expect(reason).toHaveAccessibleDescription('Required');
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.type(reason, 'Leaking valve');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await seen(within(document.body).findByText('OCGLT counted: 26,000 L'));
  },
};

export const ReasonNotKept: Story = {
  args: { dialect: 'foreign' },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('region', { name: 'OCGLT' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Litres counted'), '20000');
    await userEvent.type(form.getByLabelText('Reason for the variance'), 'Leaking valve');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await seen(
      within(document.body).findByText('The server doesn’t keep the reason: “Leaking valve”'),
    );
  },
};

/** Counted blind, the book is hidden, and compared only when the count needs a reason. */
export const CountedBlind: Story = {
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '26000');
    await userEvent.click(form.getByRole('checkbox', { name: /^Blind count/ }));
    await expect(form.queryByText(/27,300/)).toBeNull();
    await expect(form.queryByRole('status')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await expect(form.getByRole('status')).toHaveTextContent('Beyond tolerance: give a reason.');
    const reason = form.getByLabelText('Reason for the variance');
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.type(reason, 'Leaking valve');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await seen(within(document.body).findByText('OCGLT counted: 26,000 L'));
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    const next = await dialog();
    await expect(next.getByRole('checkbox', { name: /^Blind count/ })).toBeChecked();
    await expect(next.queryByText(/^The book says/)).toBeNull();
  },
};

const openDip = async (canvas: Canvas) => {
  await ledgerRows(canvas, 'OCGLT');
  await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
  const form = await dialog();
  await userEvent.click(form.getByRole('radio', { name: 'Dip' }));
  return form;
};

/** By keyboard: once the tank is known, the next count needs only the dip. */
export const CountedByDip: Story = {
  play: async ({ canvas }) => {
    const form = await openDip(canvas);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(form.getByRole('radio', { name: 'Rectangular' })).toBeChecked());
    for (const text of ['1000', '300', '200', '90.5']) {
      await userEvent.tab();
      await userEvent.keyboard(text);
    }
    await seen(form.findByText('By the dip, the tank holds 27,150 L.'));
    await expect(form.getByRole('status')).toHaveTextContent('Beyond tolerance');
    await expect(form.getByLabelText('Counted at')).toHaveAccessibleDescription(/^Empty:/);
    await userEvent.type(form.getByLabelText('Reason for the variance'), 'Evaporated');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await seen(within(document.body).findByText('OCGLT counted: 27,150 L'));
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    const next = await dialog();
    await waitFor(() => expect(next.getByLabelText('Dip (cm)')).toHaveFocus());
    await expect(next.getByLabelText('Length (cm)')).toHaveValue('1000');
    await userEvent.keyboard('90');
    await seen(next.findByText('By the dip, the tank holds 27,000 L.'));
  },
};

export const DipRefused: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await openDip(canvas);
    const type = (name: string, text: string) => userEvent.type(form.getByLabelText(name), text);
    await type('Length (cm)', '0');
    await type('Diameter (cm)', '250');
    await type('Dip (cm)', '251');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    const described = async (name: string, text: string) =>
      waitFor(() => expect(form.getByLabelText(name)).toHaveAccessibleDescription(text));
    await described('Length (cm)', 'Must be from 1 to 5000');
    await described('Dip (cm)', 'Must be from 0 to 250');
    await userEvent.clear(form.getByLabelText('Length (cm)'));
    await type('Length (cm)', '2000');
    await userEvent.clear(form.getByLabelText('Dip (cm)'));
    await type('Dip (cm)', '250');
    // More than the server's capacity of the tank.
    await seen(form.findByText('By the dip, the tank holds 98,170 L.'));
    await seen(form.findByText('Must be from 0 to 60000'));
    await expect(form.getByRole('button', { name: 'Save count' })).toBeVisible();
  },
};

export const DipInTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const form = await openDip(canvas);
    await seenInDarkMode(form.findByRole('group', { name: 'Tank' }));
  },
};

/** Typed values stay, both in the form and after closing it. */
export const Refused: Story = {
  args: {
    api: {
      [PUT_STOCK]: fails('invalid', {
        serverMessage: 'The period is closed',
        errors: { liters: 'The dip stick says otherwise' },
      }),
    },
  },
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '27300');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await seen(form.findByText('Failed to save the count: The period is closed'));
    await expect(form.getByLabelText('Litres counted')).toHaveAccessibleDescription(
      'The dip stick says otherwise',
    );
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect((await dialog()).getByLabelText('Litres counted')).toHaveValue('27300');
  },
};

/** Leaving the page does not lose a typed count. */
export const LeftWithUnsavedCount: Story = {
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '27300');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await userEvent.click(menu.getByRole('link', { name: 'Purchases' }));
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect((await dialog()).getByLabelText('Litres counted')).toHaveValue('27300');
  },
};

/** A price left as filled in becomes the average at the moment of saving. */
export const AverageMeanwhile: Story = {
  args: {
    api: {
      [GET_STOCK]: (_request, { store }) => {
        ({ diesel_purchases: purchases } = store);
        return undefined;
      },
    },
    onStart: (client: QueryClient) => {
      queryClient = client;
    },
  },
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '37300');
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await purchases.insert(buildPurchase({ id: 2, at: daysAgo(0), net: 35_000 }));
    await queryClient.invalidateQueries();
    await seen(canvas.findByText(/^AED\s3\.0129/));
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    const cost = (await dialog()).getByRole('textbox', { name: /^Cost/ });
    await expect((cost as HTMLInputElement).value).toMatch(/^3\.0129/);
    await userEvent.clear(cost);
    await userEvent.type(cost, '2.8');
    await expect(cost).toHaveValue('2.8');
  },
};

/** After a reload, a crash included, it is offered again, and still compared with the stock when it was typed. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    const typed = { at: '', liters: '27300', dip: '', cost: '2.8', reason: '' };
    const started = { ...someDiesel().diesel_stock[0], liters: 19_000 };
    await ledgerRows(canvas, 'OCGLT');
    await keepDraft(DRAFT, { typed, started, at: Date.now() });
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    const form = await dialog();
    await userEvent.click(await form.findByRole('button', { name: 'Restore' }));
    await expect(form.getByLabelText('Litres counted')).toHaveValue('27300');
    await userEvent.clear(form.getByLabelText('Litres counted'));
    await userEvent.type(form.getByLabelText('Litres counted'), '27310');
    await waitFor(async () =>
      expect(await findDraft(DRAFT)).toMatchObject({ typed: { liters: '27310' }, started }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    const view = within(
      await within(document.body).findByRole('dialog', { name: 'Someone else changed this too' }),
    );
    await userEvent.click(view.getByRole('radio', { name: /^Yours 27,310/ }));
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    await seen(within(document.body).findByText('OCGLT counted: 27,310 L'));
    await waitFor(async () => expect(await findDraft(DRAFT)).toBeUndefined());
  },
};

const sends = fn<FakeApi[string]>(() => undefined);

/** Sends exactly what was shown: litres to the millilitre, without further decimals. */
export const Rounded: Story = {
  args: { api: { [PUT_STOCK]: sends } },
  beforeEach: () => void sends.mockClear(),
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '27300.12349');
    await expect(form.getByRole('status')).toHaveTextContent('+0.123 L');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await seen(within(document.body).findByText('OCGLT counted: 27,300.123 L'));
    await expect(sends.mock.calls[0]?.[0]).toMatchObject({ json: { liters: 27_300.123 } });
  },
};

const lostAnswer: FakeApi[string] = async (_request, { answer }) => {
  await answer();
  throw new TypeError('Failed to fetch');
};

/** The answer was lost, but the refetched stock shows that the count was stored. */
export const AnswerLost: Story = {
  args: { api: { [PUT_STOCK]: lostAnswer } },
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '27300');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await seen(within(document.body).findByText('OCGLT counted: 27,300 L'));
  },
};

export const NeverArrived: Story = {
  args: { api: { [PUT_STOCK]: fails('network') } },
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '27300');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await seen(form.findByText(/^Failed to save the count: The server could not be reached/));
  },
};

/** Someone else has counted while the dialog was open, and the page has read it: their count is shown, and replaced only if asked. */
export const CountedMeanwhile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    api: {
      [GET_STOCK]: (_request, { store }) => {
        stock = store.diesel_stock;
        return undefined;
      },
    },
    onStart: (client: QueryClient) => {
      queryClient = client;
    },
  },
  play: async ({ canvas }) => {
    const form = await openCount(canvas, '27300');
    await stock.patch(1, {
      liters: 26_900,
      counted_by: 'Priya Nair',
      counted_at: new Date().toISOString(),
    });
    // As after signing in again.
    await queryClient.invalidateQueries();
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await userEvent.type(await form.findByRole('textbox', { name: /^Reason/ }), 'Dip read again');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    const view = within(
      await within(document.body).findByRole('dialog', { name: 'Someone else changed this too' }),
    );
    await seen(view.findByText(/^Counted by Priya Nair, /));
    await waitFor(() =>
      expect(view.getByRole('radio', { name: /^Theirs 26,900\sL$/ })).toHaveFocus(),
    );
    await userEvent.click(view.getByRole('radio', { name: /^Yours 27,300\sL$/ }));
    await expect(await stock.get(1)).toMatchObject({ liters: 26_900 });
    await userEvent.click(view.getByRole('button', { name: 'Save' }));
    await seen(within(document.body).findByText('OCGLT counted: 27,300 L'));
    await expect(await stock.get(1)).toMatchObject({ liters: 27_300 });
  },
};

/** The server sends only the fields that the contract names. */
export const FourFields: Story = {
  args: {
    api: {
      [GET_STOCK]: () => [{ branch_id: '1', company_id: '1', liters: '12345.5', cost: '2.75' }],
    },
  },
  play: async ({ canvas }) => {
    const branch = within(await seen(canvas.findByRole('region', { name: 'OCGLT' })));
    await expect(branch.getByText('12,345.5 L')).toBeVisible();
    await expect(branch.getByText('in the tank, according to the server')).toBeVisible();
    await seen(branch.findByText('AED 33,950.13'));
    await seen(branch.findByText(/^The ledger starts at the time of the last count/));
    await userEvent.click(branch.getByRole('button', { name: 'Count' }));
    const form = await dialog();
    await expect(form.getByText(/^This server records no time with a count/)).toBeVisible();
    await expect(form.queryByLabelText('Counted at')).toBeNull();
  },
};

/** A server that keeps price or litres to itself: what follows from them is a dash, and each branch is shown. */
export const LacksAmounts: Story = {
  args: {
    path: '/diesel/stock?branch=all',
    api: {
      [GET_STOCK]: () => [
        { branch_id: 'OCGLT', liters: '480' },
        { branch_id: 'Alain', cost: '2.75' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const factsOf = async (branch: string) => {
      const region = await seen(canvas.findByRole('region', { name: branch }));
      return plain(region.textContent);
    };
    await expect(await factsOf('OCGLT')).toMatch(/480 L.*Value—Cost per litre—/);
    await expect(await factsOf('Alain')).toMatch(/–.*Value—Cost per litre—/);
    await seen(canvas.findByText(/^The ledger starts with a price per litre/));
    await seen(canvas.findByText(/^The ledger starts with the litres of the last count/));
  },
};

/** The branch goes by its name, and the cost is the value of all litres. */
export const ByName: Story = {
  args: {
    api: {
      [GET_STOCK]: () => [{ branch_id: 'OCGLT', liters: '480', cost: '1,276.80' }],
    },
  },
  play: async ({ canvas }) => {
    const branch = within(await seen(canvas.findByRole('region', { name: 'OCGLT' })));
    await expect(branch.getByText('480 L')).toBeVisible();
    // Known once the vouchers since its count are.
    await seen(branch.findByText('AED 1,276.80'));
    await expect(branch.getByText('AED 2.66')).toBeVisible();
  },
};

export const NoListOfExtractions: Story = {
  args: { api: { [`GET ${PATH}/extractions.php`]: fails('notFound') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Extractions can’t be listed on this server/));
    await seen(canvas.findByText('in the tank, according to the server'));
    await seen(canvas.findByText(/^The ledger needs all issues/));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const IssuesFailed: Story = {
  args: { api: { [`GET ${PATH}/issued.php`]: fails('server') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/^Issues could not be loaded/));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const StockFailed: Story = {
  args: { api: { [GET_STOCK]: fails('network') } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('The stock could not be loaded.'));
  },
};

export const Empty: Story = {
  args: { diesel_stock: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('No diesel stock is recorded for this branch.'));
  },
};

export const Loading: Story = {
  args: { api: { [GET_STOCK]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('status', { name: 'Loading the stock' }));
  },
};

export const OnAPhone: Story = {
  ...AllBranches,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async (context) => {
    await AllBranches.play?.(context);
    await seenInDarkMode(context.canvas.findByRole('region', { name: 'OCGLT' }));
  },
};
