import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { BRAND_THEMES, type BrandTheme } from '../../../../design/brandThemes.ts';
import { AdminStory, type AdminStoryProps } from '../../../../testing/AdminStory.tsx';
import { seen, seenInDarkMode } from '../../../../testing/seen.ts';

const root = document.documentElement;
const sideColour = () => root.style.getPropertyValue('--side-page');
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

const meta = {
  title: 'Settings/Look',
  component: AdminStory,
  args: { role: 'Super Admin', path: '/admin/settings/branding' } satisfies AdminStoryProps,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice previews at once; saving keeps it, and reset goes back to purple and green. */
export const Branding: Story = {
  play: async () => {
    const save = await seen(screen.findByRole('button', { name: 'Save branding' }));
    await expect(save).toBeDisabled();
    await choose('Blue and orange');
    await choose('Pill');
    await waitFor(() => expect(sideColour()).toBe(BRAND_THEMES['blue-orange'].side.page));
    await expect(root.dataset['buttons']).toBe('pill');
    await userEvent.click(save);
    await seen(screen.findByText('Branding saved'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset to purple and green' }));
    await seen(screen.findByText('Branding reset to purple and green'));
    await waitFor(() => expect(sideColour()).toBe(BRAND_THEMES['purple-green'].side.page));
    await expect(screen.getByRole('radio', { name: 'Purple and green' })).toBeChecked();
    await expect(root.dataset['buttons']).toBe('rounded');
  },
};

const themeStory = (name: string, theme: BrandTheme): Story => ({
  play: async () => {
    await choose(name);
    await waitFor(() => expect(screen.getByRole('radio', { name })).toBeChecked());
    // The mark beside the company's name follows the theme.
    await waitFor(() =>
      expect(root.style.getPropertyValue('--side-mark')).toBe(BRAND_THEMES[theme].dark.primary),
    );
  },
});

export const PurpleGreen = themeStory('Purple and green', 'purple-green');
export const TealPurpleDark: Story = {
  ...themeStory('Teal and purple', 'teal-purple'),
  globals: { theme: 'dark' },
};
export const RedYellowOnAPhone: Story = {
  ...themeStory('Red and yellow', 'red-yellow'),
  globals: { viewport: { value: 'phone' } },
};

/** A user's own settings apply at once and can be reset to the defaults. */
export const Ui: Story = {
  args: { path: '/admin/settings/ui' },
  play: async () => {
    await choose('Comfortable');
    await choose('Reduced');
    await choose('Icons only');
    await waitFor(() => expect(root.dataset['density']).toBe('comfortable'));
    await expect(root.dataset['motion']).toBe('reduced');
    await expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    await waitFor(() => expect(root.dataset['density']).toBe('compact'));
    await expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Reset to defaults' })).toBeDisabled(),
    );
  },
};

export const UiOnAPhone: Story = {
  args: { path: '/admin/settings/ui' },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await seenInDarkMode(screen.findByRole('button', { name: 'Reset to defaults' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
