import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';

import { canAccess, PAGE_PATHS, pageAccess, ROLES, type Role } from '../../domain/access/access.ts';
import { documentWith } from '../../domain/fleet/testing.ts';
import type { ResourceName } from '../../domain/records/resources.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import { AdminStory } from '../../testing/AdminStory.tsx';

interface FormAddress {
  role: Role;
  /** The record type, which is also the address of its list. */
  of: ResourceName;
  /** Below it. */
  at: string;
}

/** Every form of a record, by what its page's role may do. What can only be edited is alone at its address. */
const FORMS = PAGE_PATHS.flatMap((path): FormAddress[] => {
  const of = path.slice(1) as ResourceName;
  const role = ROLES.find((one) => pageAccess(one, path).kind === 'allowed');
  if (!role) return [];
  const [adds, edits] = (['create', 'edit'] as const).map((action) =>
    canAccess(role, { resource: of, action }),
  );
  return [adds && 'create', edits && (adds ? '1' : '')]
    .filter((at) => typeof at === 'string')
    .map((at) => ({ role, of, at }));
});

/** A value for each field, as react-admin's forms would take it from the address. */
const planted = async (name: ResourceName) => {
  const type = await recordTypes[name]?.load();
  return Object.fromEntries(
    [...Object.entries(type?.fields ?? {}), ['password', { kind: 'text' }] as const].map(
      ([field, declared]) => {
        if ('options' in declared) return [field, declared.options.at(-1)];
        return [field, declared.kind === 'integer' ? 98_765 : 'planted'];
      },
    ),
  );
};

const controls = () =>
  [...document.querySelectorAll('form')].flatMap((form) => [
    ...form.querySelectorAll<HTMLInputElement>('input, select, textarea, [contenteditable]'),
  ]);

/** What the forms hold, without the options to choose from; the time of a new voucher is now. */
const held = () =>
  controls()
    .map((control) =>
      [
        control.name,
        control.value,
        control.checked,
        control.isContentEditable && control.textContent,
      ].join(' '),
    )
    .filter((text) => !/\d\d:\d\d/.test(text));

const isReading = () => document.querySelector('header progress, [aria-busy="true"]') !== null;

interface FormsProps {
  role: Role;
  paths: readonly string[];
}

const Forms = ({ role, paths }: FormsProps) => {
  const [shown, setShown] = useState(0);
  const path = paths[shown] ?? '/';
  return (
    <>
      <button type="button" onClick={() => setShown(shown + 1)}>
        Next address
      </button>
      <AdminStory key={path} path={path} role={role} documents={[documentWith({ id: 1 })]} />
    </>
  );
};

const pathOf = ({ of, at }: FormAddress) => `/${[of, at].filter(Boolean).join('/')}`;

const formsOf = (role: Role) => FORMS.filter((form) => form.role === role);

const meta = {
  title: 'Pages/No address fills in a form',
  component: Forms,
  parameters: { layout: 'fullscreen' },
  args: { role: 'Super Admin', paths: [] },
  loaders: [
    async ({ args: { role } }) => ({
      paths: await Promise.all(
        formsOf(role).map(async (form) => {
          const source = encodeURIComponent(JSON.stringify(await planted(form.of)));
          return [pathOf(form), `${pathOf(form)}?source=${source}`];
        }),
      ),
    }),
  ],
  render: ({ role }, { loaded }) => (
    <Forms role={role} paths={(loaded as { paths: string[][] }).paths.flat()} />
  ),
} satisfies Meta<typeof Forms>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfASuperAdmin: Story = {
  play: async ({ args: { role } }) => {
    await expect(formsOf(role).length).toBeGreaterThan(2);
    for (const form of formsOf(role)) {
      const opened = async () => {
        await waitFor(() => expect(controls().length, pathOf(form)).toBeGreaterThan(0));
        // What is read arrives after the form.
        let before = '';
        await waitFor(() => {
          const now = held().join();
          const isSame = now === before;
          before = now;
          if (!isSame || isReading()) throw new Error('still filling in');
        });
        return held();
      };
      const plain = await opened();
      await fireEvent.click(screen.getByRole('button', { name: 'Next address' }));
      await opened();
      // An editor that came late is in the second only.
      await waitFor(() =>
        expect(held(), pathOf(form)).toEqual(expect.arrayContaining<string>(plain)),
      );
      await expect(held().join(), pathOf(form)).not.toMatch(/planted|98765/);
      await fireEvent.click(screen.getByRole('button', { name: 'Next address' }));
    }
  },
};

export const OfAFleetManager: Story = { ...OfASuperAdmin, args: { role: 'Fleet Manager' } };

export const OfADieselManager: Story = { ...OfASuperAdmin, args: { role: 'Diesel Manager' } };
