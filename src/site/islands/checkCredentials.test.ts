import { expect, it } from 'vitest';

import { checkCredentials } from './checkCredentials.ts';

it('requires both', () => {
  expect(checkCredentials('', '')).toEqual({ email: 'emailMissing', password: 'passwordMissing' });
});

it.each(['omar', 'omar@', '@qafila.example', 'omar@qafila', 'omar @qafila.example', 'a@b@c.ae'])(
  'rejects %j as an email address',
  (address) => {
    expect(checkCredentials(address, 'x')).toEqual({ email: 'emailShape' });
  },
);

it.each(['omar@qafila.example', 'OMAR.H+fleet@mail.qafila.co.ae', 'عمر@قافلة.امارات'])(
  'accepts %j',
  (address) => {
    expect(checkCredentials(address, 'x')).toEqual({});
  },
);

it.each([' ', '1234567', 'p'.repeat(200), '🐪🐪'])(
  'leaves the password %j to the server',
  (password) => {
    expect(checkCredentials('omar@qafila.example', password)).toEqual({});
  },
);
