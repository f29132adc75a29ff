import { hashSync, verifySync } from '@node-rs/argon2';

import type { QuickPasswords } from '../../api/passwords.ts';
import { plainPasswords } from '../core/passwords.ts';

// The cheapest: accounts are generated again for every test server.
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Stores passwords as salted hashes, as they end up in a file. */
export const hashedPasswords: QuickPasswords = {
  ...plainPasswords,
  hash: (password) => hashSync(password, COST),
  matches: (password, stored) => stored.startsWith('$argon2') && verifySync(stored, password),
};
