import { expect, it } from 'vitest';

import { checkAccount, checkNewAccount } from './checkAccount.ts';

const account = { name: 'Sara', email: 'sara@qafila.example', password: '12345678' };
const whole = { ...account, confirm: account.password };

it('accepts a complete account', () => {
  expect(checkAccount(whole)).toEqual({});
});

it('requires everything', () => {
  expect(checkAccount({ name: ' ', email: '', password: '', confirm: '' })).toEqual({
    name: 'nameMissing',
    email: 'emailMissing',
    password: 'passwordMissing',
    confirm: 'confirmMissing',
  });
});

it('requires eight characters, entered twice alike', () => {
  expect(checkAccount({ ...whole, password: '1234567', confirm: '1234567' })).toEqual({
    password: 'passwordShort',
  });
  expect(checkAccount({ ...whole, confirm: '12345679' })).toEqual({ confirm: 'mismatch' });
});

it.each(['        ', ' 1234567', 'p'.repeat(200), '🐪🐪🐪🐪'])(
  'keeps the password %j as typed',
  (password) => {
    expect(checkAccount({ ...whole, password, confirm: password })).toEqual({});
  },
);

it.each([
  ['Password1', 'passwordCommon'],
  ['1234567', 'passwordShort'],
  ['seven camels', undefined],
])('judges the new password %j as %s', async (password, problem) => {
  const { password: found } = await checkNewAccount({ ...whole, password, confirm: password });
  expect(found).toBe(problem);
});
