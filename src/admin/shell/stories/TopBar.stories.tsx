import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { fails, hangs, type FakeApi } from '../../../testing/fakeApi.ts';
import { companyNamed } from '../../../testing/storyData.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { AreaLayout } from '../AreaLayout.tsx';
import { Here, ShellStory } from '../testing/ShellStory.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"%3E%3Crect width="1" height="1" fill="%230b5f5c"/%3E%3C/svg%3E';

const layout = (
  <AreaLayout>
    <PageHeader title="Any screen" />
    <Here />
  </AreaLayout>
);

const PROFILE = 'GET /admin/companies/companies.php';
const profileCall = fn<FakeApi[string]>();

const meta = {
  title: 'Shell/Top bar',
  component: ShellStory,
  args: { children: layout },
  beforeEach: () => void profileCall.mockReset(),
} satisfies Meta<typeof ShellStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('banner'));
    await expect(await bar.findByText('Qafila Transport LLC')).toBeVisible();
    await expect(bar.getByText('Fleet')).toBeVisible();
    const avatar = bar.getByRole('link', { name: 'OH Profile of Omar Haddad' });
    await expect(avatar).toHaveAttribute('href', '/fleet/profile');
    // Its name begins as it reads, for those who press by speaking.
    await expect(bar.getByRole('button', { name: /^Search… ?(?:Ctrl|⌘) ?K$/ })).toBeVisible();
  },
};

export const Company: Story = {
  args: {
    ...companyNamed('Al Noor Transport LLC'),
  },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('banner'));
    await expect(await bar.findByText('Al Noor Transport LLC')).toBeVisible();
  },
};

/** A failure to load the name shows no error. */
export const CompanyUnknown: Story = {
  args: {
    role: 'Super Admin',
    path: '/admin/dashboard',
    api: { [PROFILE]: profileCall },
  },
  beforeEach: () => void profileCall.mockImplementation(fails('server')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(profileCall).toHaveBeenCalledOnce());
    await within(canvas.getByRole('banner')).findByText('Qafila Transport');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Picture: Story = {
  args: { avatar: PICTURE, role: 'Super Admin', path: '/admin/dashboard' },
  play: async ({ canvas }) => {
    const avatar = await canvas.findByRole('link', { name: 'Profile of Omar Haddad' });
    await waitFor(() => expect(avatar.querySelector('img')).toHaveAttribute('src', PICTURE));
    await expect(avatar).toHaveAttribute('href', '/admin/profile');
  },
};

export const HostilePicture: Story = {
  args: { avatar: 'javascript:alert(1)', role: 'Auditor', path: '/dashboard' },
  play: async ({ canvas }) => {
    const avatar = await canvas.findByRole('link', { name: 'OH Profile of Omar Haddad' });
    await expect(avatar.querySelector('img')).toBeNull();
    await expect(avatar).toHaveAttribute('href', '/profile');
  },
};

export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Abdulrahman bin Khalid Al Mansoori',
    role: 'Super Admin',
    path: '/admin/dashboard',
    ...companyNamed('Emirates Overland Transport and General Contracting LLC'),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Emirates Overland/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const avatar = canvas.getByRole('link', { name: /Profile of Abdulrahman/ });
    await expect(avatar.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  },
};

export const Appearance: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Appearance' });
    const choose = async (name: string) => {
      await userEvent.click(button);
      const menu = within(await within(document.body).findByRole('menu'));
      await userEvent.click(menu.getByRole('menuitemradio', { name }));
      await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
    };
    const barColour = () => getComputedStyle(canvas.getByRole('banner')).backgroundColor;
    await choose('Dark');
    await waitFor(() => expect(barColour()).toBe('rgb(22, 33, 39)'));
    await expect(button).toHaveFocus();
    await choose('Light');
    await waitFor(() => expect(barColour()).toBe('rgb(255, 255, 255)'));
    await choose('Match device');
    await userEvent.click(button);
    const chosen = await within(document.body).findByRole('menuitemradio', { checked: true });
    await expect(chosen).toHaveTextContent('Match device');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** The progress bar runs in reading direction. */
export const RightToLeft: Story = {
  args: { api: { [PROFILE]: hangs } },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: 'Loading...' });
    const runner = progress.previousElementSibling;
    const startsAt = (direction: 'ltr' | 'rtl') => {
      // The language of the story before may still set its own.
      const page = document.documentElement;
      if (page.dir !== direction) page.dir = direction;
      for (const animation of runner?.getAnimations() ?? []) {
        animation.pause();
        animation.currentTime = 0;
      }
      return runner?.getBoundingClientRect();
    };
    const bar = () => canvas.getByRole('banner').getBoundingClientRect();
    // An animation takes up the direction with the next frame.
    await waitFor(() => expect(startsAt('rtl')?.left).toBeCloseTo(bar().right, 0));
    await waitFor(() => expect(startsAt('ltr')?.right).toBeCloseTo(bar().left, 0));
  },
};

/** Each language by its own name, Arabic with either digits. */
export const Languages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Language' }));
    const items = await canvas.findAllByRole('menuitemradio');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'English',
      'العربية123',
      'العربية١٢٣',
    ]);
    await expect(items[0]).toBeChecked();
  },
};
