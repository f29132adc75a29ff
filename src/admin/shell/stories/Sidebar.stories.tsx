import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { seen } from '../../../testing/seen.ts';
import { sidebarCookie } from '../../kit/look/sidebarCookie.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { AreaLayout } from '../AreaLayout.tsx';
import { Here, ShellStory } from '../testing/ShellStory.tsx';

const rememberOpen = (open: boolean) => {
  document.cookie = sidebarCookie(open);
};

const meta = {
  title: 'Shell/Sidebar',
  component: ShellStory,
  args: {
    children: (
      <AreaLayout>
        <PageHeader title="Any screen" subtitle="With a line below its heading" />
        <Here />
      </AreaLayout>
    ),
  },
  beforeEach: () => {
    rememberOpen(true);
    return () => rememberOpen(true);
  },
} satisfies Meta<typeof ShellStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const menuOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Main menu' }));

const itemsOf = async (canvas: Canvas) => {
  const items = (await menuOf(canvas)).getAllByRole('listitem');
  return items.map((item) => item.textContent);
};

export const SuperAdmin: Story = {
  args: { role: 'Super Admin', path: '/admin/settings/users' },
  play: async ({ canvas }) => {
    await expect(await itemsOf(canvas)).toEqual([
      'Dashboard',
      'Fleet Overview',
      'Who May Not Drive',
      'Calendar',
      'Diesel Overview',
      'Settings',
    ]);
    const menu = await menuOf(canvas);
    await expect(menu.getByText('Super Admin')).toBeVisible();
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Settings');
  },
};

export const FleetManager: Story = {
  play: async ({ canvas }) => {
    await expect(await itemsOf(canvas)).toEqual([
      'Dashboard',
      'Who May Not Drive',
      'Calendar',
      'Drivers',
      'Trucks',
      'Trailers',
      'Documents',
      'Activity',
    ]);
    const menu = await menuOf(canvas);
    await userEvent.click(menu.getByRole('link', { name: 'Trailers' }));
    await seen(canvas.findByText('You are at /fleet/trailers'));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Trailers');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const DieselManager: Story = {
  args: { role: 'Diesel Manager', path: '/diesel/audit' },
  play: async ({ canvas }) => {
    await expect(await itemsOf(canvas)).toEqual([
      'Dashboard',
      'Stock',
      'Extractions',
      'Issues',
      'Purchases',
      'Audit Log',
      'Reports',
      'Activity',
    ]);
    const menu = await menuOf(canvas);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Audit Log');
  },
};

export const AccountWithoutArea: Story = {
  args: { role: 'Auditor', path: '/profile' },
  play: async ({ canvas }) => {
    await expect(await itemsOf(canvas)).toEqual(['Welcome', 'Profile']);
    await expect((await menuOf(canvas)).getByText('Auditor')).toBeVisible();
  },
};

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

export const Narrow: Story = {
  beforeEach: () => rememberOpen(false),
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main menu' });
    await expect(widthOf(nav)).toBe(48);
    // The mark, without the name beside it.
    const home = within(nav).getAllByRole('link')[0]!;
    const [mark, name] = [...home.children].map((part) => part.getBoundingClientRect());
    await expect(mark?.width).toBe(28);
    await expect(mark?.right).toBeLessThan(nav.getBoundingClientRect().right);
    await expect(name?.left).toBeGreaterThanOrEqual(nav.getBoundingClientRect().right);
    await expect(within(nav).getByRole('link', { name: 'Trucks' })).toHaveAttribute(
      'data-tip',
      'Trucks',
    );
  },
};

export const ToggledByKey: Story = {
  play: async ({ canvas }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Main menu' });
    await expect(widthOf(nav)).toBe(232);
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(widthOf(nav)).toBe(48));
    await expect(document.cookie).toContain('sidebar_state=false');
    await expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.keyboard('{Meta>}b{/Meta}');
    await waitFor(() => expect(widthOf(nav)).toBe(232));
    await expect(document.cookie).toContain('sidebar_state=true');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const open = await canvas.findByRole('button', { name: 'Open menu' });
    await userEvent.click(open);
    const page = within(document.body);
    const nav = await page.findByRole('navigation', { name: 'Main menu' });
    await waitFor(() => expect(within(nav).getByRole('link', { name: 'Drivers' })).toBeVisible());
    await expect(widthOf(nav)).toBe(288);
    await userEvent.click(within(nav).getByRole('link', { name: 'Drivers' }));
    await waitFor(() => expect(page.queryByRole('navigation')).toBeNull());
    await seen(canvas.findByText('You are at /fleet/drivers'));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());

    await userEvent.click(open);
    const drawer = await page.findByRole<HTMLDialogElement>('dialog');
    // It stays open when opened again before the event of its closing arrives.
    const closed = new Promise((resolve) => {
      drawer.addEventListener('close', resolve, { once: true });
    });
    const closing = new MutationObserver(() => {
      closing.disconnect();
      open.click();
    });
    closing.observe(drawer, { attributeFilter: ['open'] });
    await userEvent.click(page.getByRole('link', { name: 'Drivers' }));
    await closed;
    await expect(page.getByRole('navigation')).toBeVisible();
    // What Escape does when pressed on a real keyboard.
    drawer.requestClose();
    await waitFor(() => expect(page.queryByRole('navigation')).toBeNull());
    await expect(open).toHaveFocus();
  },
};

/** Logging out leaves the page first, so that a form can ask about unsaved text. */
export const Logout: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await menuOf(canvas)).getByRole('button', { name: 'Logout' }));
    await expect(await canvas.findByText('You are at /signed-out')).toBeVisible();
  },
};
