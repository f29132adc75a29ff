import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

import type { QuickPasswords } from '../../api/passwords.ts';
import { plainPasswords } from '../core/passwords.ts';

// A cheap setting: accounts are generated again for every test server.
const COST = { N: 256 };

/** Stores passwords as salted hashes, as they end up in a file. */
export const hashedPasswords: QuickPasswords = {
  ...plainPasswords,
  hash: (password, salt = randomBytes(12).toString('hex')) =>
    `${salt}:${scryptSync(password, salt, 32, COST).toString('hex')}`,
  matches: (password, stored) => {
    const [salt = '', expected = ''] = stored.split(':');
    const actual = scryptSync(password, salt, 32, COST);
    const hash = Buffer.from(expected, 'hex');
    return hash.length === actual.length && timingSafeEqual(actual, hash);
  },
  code: (secret, now) => {
    const bits = Array.from(secret, (letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    ).join('');
    const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
    const digest = createHmac('sha1', key).update(counter).digest();
    const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
    return String(number % 1_000_000).padStart(6, '0');
  },
};
