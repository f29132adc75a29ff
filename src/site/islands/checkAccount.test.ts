import { expect, it } from 'vitest';

import { checkAccount } from './checkAccount.ts';

const account = { name: 'Sara', email: 'sara@qafila.example', password: '12345678' };
const whole = { ...account, confirm: account.password };

it('takes a whole account', () => {
  expect(checkAccount(whole)).toEqual({});
});

it('asks for everything', () => {
  expect(checkAccount({ name: ' ', email: '', password: '', confirm: '' })).toEqual({
    name: 'nameMissing',
    email: 'emailMissing',
    password: 'passwordMissing',
    confirm: 'confirmMissing',
  });
});

it('wants eight characters, twice the same', () => {
  expect(checkAccount({ ...whole, password: '1234567', confirm: '1234567' })).toEqual({
    password: 'passwordShort',
  });
  expect(checkAccount({ ...whole, confirm: '12345679' })).toEqual({ confirm: 'mismatch' });
});

it.each(['        ', ' 1234567', 'p'.repeat(200), '🐪🐪🐪🐪'])(
  'leaves the password %j as it is typed',
  (password) => {
    expect(checkAccount({ ...whole, password, confirm: password })).toEqual({});
  },
);
