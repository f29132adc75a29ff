import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { AdminStory } from '../../../../testing/AdminStory.tsx';
import { fails, hangs, type FakeApi } from '../../../../testing/fakeApi.ts';
import { seen } from '../../../../testing/seen.ts';

const PROFILE = '/admin/companies/companies.php';

const meta = {
  title: 'Settings/Company profile',
  component: AdminStory,
  args: { path: '/admin/settings/company', role: 'Super Admin' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const put = fn<FakeApi[string]>();

export const Saved: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/^Company name/);
    // White paper is for a logo, not for none.
    const place = canvas.getByRole('button', { name: 'Choose picture' }).closest('fieldset, div');
    await expect(place?.parentElement?.firstElementChild).not.toHaveStyle({
      backgroundColor: '#fff',
    });
    await userEvent.clear(name);
    await userEvent.type(name, 'Gulf Line LLC');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText('Company profile updated successfully!'));
    await seen(within(canvas.getByRole('banner')).findByText('Gulf Line LLC'));
  },
};

/** What is wrong is said beside the fields, before anything is sent. */
export const Wrong: Story = {
  args: { api: { [`PUT ${PROFILE}`]: put } },
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText(/^Company name/));
    await userEvent.clear(canvas.getByLabelText(/^Email/));
    for (const [label, text] of [
      [/^Phone/, '12345'],
      [/^Website/, 'javascript:alert(1)'],
      [/^VAT ID/, '123'],
    ] as const) {
      await userEvent.clear(canvas.getByLabelText(label));
      await userEvent.type(canvas.getByLabelText(label), text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(2));
    await expect(canvas.getByText(/^Enter a phone number/)).toBeVisible();
    await expect(canvas.getByText('Must begin with http:// or https://')).toBeVisible();
    await expect(canvas.getByText('A TRN has 15 digits')).toBeVisible();
    await expect(put).not.toHaveBeenCalled();
  },
};

export const Missing: Story = {
  args: { company_profile: [] },
  play: async ({ canvas }) => {
    await seen(canvas.findByText(/No profile is saved yet/));
    await expect(canvas.getByLabelText(/^Company name/)).toHaveValue('Qafila Transport');
  },
};

export const Loading: Story = {
  args: { api: { [`GET ${PROFILE}`]: hangs } },
  play: async ({ canvas }) => {
    await seen(canvas.findByRole('heading', { level: 1, name: 'Company profile' }));
    await expect(canvas.queryByLabelText(/^Company name/)).toBeNull();
  },
};

export const CallMissing: Story = {
  args: { api: { [`GET ${PROFILE}`]: fails('notFound', { status: 404 }) } },
  play: async ({ canvas }) => {
    await seen(canvas.findByText('The company profile could not be loaded.'));
    await seen(canvas.findByText(/doesn’t know this address/));
  },
};

export const FieldRefused: Story = {
  globals: { theme: 'dark' },
  args: {
    api: {
      [`PUT ${PROFILE}`]: fails('invalid', { status: 422, errors: { city: 'No such city.' } }),
    },
  },
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText('City');
    await userEvent.type(city, ' West');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByText('No such city.'));
    await seen(screen.findByText(/^Failed to update company profile/));
    await expect(city).toHaveValue('Dubai West');
  },
};

export const LogoRefused: Story = {
  args: {
    api: {
      [`PUT ${PROFILE}`]: fails('invalid', { status: 422, errors: { logo: 'No logo, please.' } }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('City'), ' West');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(canvas.findByText('No logo, please.'));
    await expect(
      canvas.getByRole('button', { name: 'Choose picture' }),
    ).toHaveAccessibleDescription('No logo, please.');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await seen(canvas.findByLabelText(/^Company name/));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** Keeps what was typed and does not claim that it was saved. */
export const LostConnection: Story = {
  args: { api: { [`PUT ${PROFILE}`]: fails('network') } },
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText('City');
    await userEvent.type(city, ' West');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await seen(screen.findByText(/^Error updating company profile/));
    await expect(city).toHaveValue('Dubai West');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};
