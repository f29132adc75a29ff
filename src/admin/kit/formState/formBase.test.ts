import { expect, it, vi } from 'vitest';

import { createFormBase } from './formBase.ts';

const RECORD = { id: 1, name: 'Omar', phone: '050', truck_id: null };

const edited = () => {
  const base = createFormBase();
  base.control.reset(RECORD);
  base.control.register('name');
  base.control.register('phone');
  base.control.setValue('name', 'Omar Jr.', { shouldDirty: true });
  return base;
};

it('keeps what was typed when the record is read again; all else follows', () => {
  const base = edited();
  base.control.reset({ ...RECORD, phone: '055', truck_id: 7 });
  expect(base.control.getValues()).toMatchObject({ name: 'Omar Jr.', phone: '055', truck_id: 7 });
  expect(base.start()).toEqual({ ...RECORD, phone: '055', truck_id: 7 });
  expect(base.theirs()).toEqual({});
  expect(base.control.getFieldState('name').isDirty).toBe(true);
});

it('says what a changed field is now, and keeps what the user started from', () => {
  const base = edited();
  base.control.reset({ ...RECORD, name: 'Omar Ali' });
  base.control.reset({ ...RECORD, name: 'Omar Said' });
  expect(base.control.getValues('name')).toBe('Omar Jr.');
  expect(base.start()['name']).toBe('Omar');
  expect(base.theirs()).toEqual({ name: 'Omar Said' });
});

it('has nothing more to say once the server has what was typed', () => {
  const base = edited();
  base.control.reset({ ...RECORD, name: 'Omar Ali' });
  base.control.reset({ ...RECORD, name: 'Omar Jr.' });
  expect(base.theirs()).toEqual({});
  expect(base.start()['name']).toBe('Omar Jr.');
  expect(base.control.getFieldState('name').isDirty).toBe(false);
});

it('follows what the server made of the stored values', () => {
  const base = edited();
  base.stored({ ...RECORD, name: 'Omar Jr.' });
  base.control.reset({ ...RECORD, name: 'OMAR JR.' });
  expect(base.control.getValues('name')).toBe('OMAR JR.');
  expect(base.theirs()).toEqual({});
});

it('takes what saving emptied or trimmed for no edit, but keeps what was typed meanwhile', () => {
  const base = edited();
  const submitted = { ...base.control.getValues() };
  base.control.setValue('phone', '056', { shouldDirty: true });
  const sent = { ...RECORD, name: 'Omar', phone: null };
  base.stored(sent, submitted);
  base.control.reset(sent);
  expect(base.control.getValues()).toMatchObject({ name: 'Omar', phone: '056' });
  expect(Object.keys(base.edited())).toEqual(['phone']);
});

it('starts afresh with another record', () => {
  const base = edited();
  base.control.reset({ ...RECORD, id: 2, name: 'Salem' });
  expect(base.control.getValues('name')).toBe('Salem');
});

it('takes what the user has chosen between two changes', () => {
  const base = edited();
  base.control.setValue('phone', '056', { shouldDirty: true });
  base.control.reset({ ...RECORD, name: 'Omar Ali', phone: '055' });
  base.settle({ name: 'Omar Ali', phone: '055' }, { phone: '055' });
  expect(base.control.getValues()).toMatchObject({ name: 'Omar Jr.', phone: '055' });
  expect(base.start()).toMatchObject({ name: 'Omar Ali', phone: '055' });
  expect(base.theirs()).toEqual({});
});

/** Checks that a value is free, and then sends it. */
const sending = (send: () => Promise<void>) => {
  const base = createFormBase();
  let free = (): void => undefined;
  base.control.reset({ name: '' });
  base.control.register('name', {
    validate: () => new Promise((resolve) => (free = () => resolve(true))),
  });
  base.control.setValue('name', 'Omar', { shouldDirty: true });
  const done = base.control.handleSubmit(send)();
  return { base, free: () => free(), done };
};

const PROPOSED = { name: '', driver_id: 'D-2' };

it('is sent although its first values come while it is checked', async () => {
  const send = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { base, free, done } = sending(send);
  base.control.reset(PROPOSED);
  free();
  await done;
  expect(send).toHaveBeenCalledOnce();
  expect(base.control.getValues()).toEqual({ name: 'Omar', driver_id: 'D-2' });
});

it('cannot be sent again because its first values come while it is sent', async () => {
  const seen = vi.fn<() => void>();
  const { base, free, done } = sending(async () => {
    base.control.subscribe({ formState: { isDirty: true }, callback: seen });
    base.control.reset(PROPOSED);
    await Promise.resolve();
    expect(seen).not.toHaveBeenCalled();
    base.saved();
  });
  free();
  await done;
  expect(base.control.getFieldState('name').isDirty).toBe(false);
});
