import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

import type { Passwords } from '../core/passwords.ts';

// A cheap setting: accounts are generated anew for every test server.
const COST = { N: 256 };

/** Stores passwords as salted hashes, as they end up in a file. */
export const hashedPasswords: Passwords = {
  hash: (password, salt = randomBytes(12).toString('hex')) =>
    `${salt}:${scryptSync(password, salt, 32, COST).toString('hex')}`,
  matches: (password, stored) => {
    const [salt = '', expected = ''] = stored.split(':');
    const actual = scryptSync(password, salt, 32, COST);
    const hash = Buffer.from(expected, 'hex');
    return hash.length === actual.length && timingSafeEqual(actual, hash);
  },
};
