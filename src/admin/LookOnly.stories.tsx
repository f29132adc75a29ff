import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { ACTIONS, RIGHTS } from '../domain/access/rights.ts';
import { documentWith } from '../domain/fleet/testing.ts';
import { AdminStory } from '../testing/AdminStory.tsx';
import { seen } from '../testing/seen.ts';

/** Reduces all full rights to viewing, so that anyone who may open a page cannot change anything there. */
const lookOnly = () => {
  Object.assign(RIGHTS, { all: RIGHTS.look });
  return () => void Object.assign(RIGHTS, { all: ACTIONS });
};

const meta = {
  title: 'Any page/A role that may only look',
  component: AdminStory,
  args: {
    path: '/',
    documents: [
      documentWith({ id: 1, title: 'Mulkiya T-101', holder_type: 'truck', holder_id: 1 }),
    ],
    dialect: 'full',
    legal_versions: [
      {
        id: 1,
        document_id: 1,
        title: 'Terms',
        content: '<p>Old</p>',
        saved_at: '2026-01-05T08:00:00Z',
      },
    ],
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: lookOnly,
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const CHANGES =
  /^(?:add(?! filter)|assign|change driver|create|delete|edit|import(?!\/export)|renew|replace|reset password|restore|set status|unassign|upload)\b/i;

const names = (role: string) =>
  screen
    .queryAllByRole(role)
    .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());

const changesOffered = () =>
  [...names('button'), ...names('link')].filter((name) => CHANGES.test(name));

/** A page that shows `text`, and no controls to change anything. */
const page = (path: string, text: string, role = 'Fleet Manager'): Story => ({
  args: { path, role },
  play: async () => {
    const [first] = await screen.findAllByText(text);
    if (first) await seen(Promise.resolve(first));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await expect(changesOffered()).toEqual([]);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Drivers = page('/fleet/drivers', 'Ahmed Khan');
export const Driver = page('/fleet/drivers/1/show', 'D-1001');
export const DriverToEdit = page('/fleet/drivers/1', 'You don’t have access to this page');
/** These addresses open a dialog over the list, which now stays closed. */
export const DriverToAdd = page('/fleet/drivers/create', 'Ahmed Khan');
export const DriversToImport = page('/fleet/drivers/import', 'Ahmed Khan');
export const Trucks = page('/fleet/trucks', 'T-101');
export const Truck = page('/fleet/trucks/1/show', 'T-101');
export const Trailers = page('/fleet/trailers', 'TR-201');
export const Trailer = page('/fleet/trailers/1/show', 'TR-201');
export const Documents = page('/fleet/documents', 'Mulkiya T-101');
export const Document = page('/fleet/documents/1/show', 'Mulkiya T-101');
export const Users = page('/admin/settings/users', 'Priya Nair', 'Super Admin');
export const User = page('/admin/settings/users/3/show', 'Priya Nair', 'Super Admin');
export const Roles = page('/admin/settings/roles', 'Dispatcher', 'Super Admin');
export const Role = page('/admin/settings/roles/6/show', 'Dispatcher', 'Super Admin');
export const LegalDocuments = page('/admin/settings/legal', 'Terms of carriage', 'Super Admin');
export const LegalDocument = page(
  '/admin/settings/legal/1/show',
  'Earlier versions',
  'Super Admin',
);
