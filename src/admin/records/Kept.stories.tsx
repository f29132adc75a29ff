import type { Meta, StoryObj } from '@storybook/react-vite';
import { get } from 'idb-keyval';
import { expect, waitFor } from 'storybook/test';

import { session } from '../../session/index.ts';
import { AdminStory } from '../../testing/AdminStory.tsx';
import { keepSearch, keptSearches } from '../kit/keptSearches.ts';
import { seal, unseal } from '../kit/sealed.ts';
import { deleteOwn, userDatabase } from '../kit/userDatabases.ts';
import { userStoreOf } from '../kit/userStoreOf.ts';

const KEY = 'fleet/drivers.savedQueries';
const DAY = 86_400_000;
const SEARCH = [{ label: 'Khan', value: { filter: { q: 'khan' } } }];

const meta = {
  title: 'Forms/Kept',
  component: AdminStory,
  args: { path: '/fleet/activity' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A search comes back, is stored as no text, and is gone after 30 days. */
export const Searches: Story = {
  play: async () => {
    await keepSearch(KEY, SEARCH);
    const store = userStoreOf(userDatabase('searches', '2'), 'searches');
    const stored = await get<{ text: ArrayBuffer }>(KEY, store);
    await expect(new TextDecoder().decode(stored?.text)).not.toContain('khan');
    await expect(await keptSearches()).toEqual([[KEY, SEARCH]]);
    await expect(await keptSearches(Date.now() + 31 * DAY)).toEqual([]);
    await expect(await keptSearches()).toEqual([]);
  },
};

/** When the session ends the key is gone from the browser, and only this page still has it for the same user. */
export const AfterExpiry: Story = {
  play: async () => {
    const current = session.get();
    const sealed = await seal('Khan');
    const storedKey = () => get<CryptoKey>('key', userStoreOf(userDatabase('key', '2'), 'key'));
    await expect(await storedKey()).toHaveProperty('extractable', false);
    session.expire(current?.token ?? '');
    deleteOwn('2', ['key']);
    await waitFor(async () => expect(await storedKey()).toBeUndefined());
    await expect(await unseal(sealed)).toBe('Khan');
    if (current) session.start(current);
    await expect(await unseal(sealed)).toBe('Khan');
    await expect(await storedKey()).toHaveProperty('extractable', false);
  },
};
