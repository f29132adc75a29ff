import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// A cheap setting: accounts are generated anew for every test server.
const COST = { N: 256 };

export const hashPassword = (
  password: string,
  salt: string = randomBytes(12).toString('hex'),
): string => `${salt}:${scryptSync(password, salt, 32, COST).toString('hex')}`;

export const passwordMatches = (password: string, hash: string): boolean => {
  const [salt = '', expected = ''] = hash.split(':');
  const actual = scryptSync(password, salt, 32, COST);
  const wanted = Buffer.from(expected, 'hex');
  return wanted.length === actual.length && timingSafeEqual(actual, wanted);
};
