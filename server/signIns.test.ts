import { describe, expect, it } from 'vitest';

import { refusalTo } from '../api/arabic.ts';
import type { Call, Refusal } from '../api/call.ts';
import { SignIns } from './signIns.ts';

const message = (ip: string) =>
  ({ method: 'POST', path: '/contact.php', body: {}, user: undefined, ip }) as unknown as Call;

const sendAll = (ips: readonly string[]) => {
  const signIns = new SignIns();
  for (const ip of ips) signIns.admit(message(ip))({ status: 200, json: { success: true } });
};

const addresses = (write: (index: number) => string) =>
  Array.from({ length: 60 }, (_one, index) => write(index));

describe('messages of strangers', () => {
  it.each([
    ['one network of IPv6', (index: number) => `2001:db8:5:6::${index.toString(16)}`],
    ['one written in two ways', (index: number) => `2001:db8:${index % 2 ? '0:0:' : ':'}1:2:3:4`],
    ['one address of IPv4', () => '::ffff:192.0.2.1'],
  ])('are refused after many from %s', (_name, write) => {
    expect(() => sendAll(addresses(write))).toThrow('Too many attempts');
  });

  it('are refused in Arabic too', () => {
    const headers = { 'accept-language': 'ar' };
    let said: unknown;
    try {
      sendAll(addresses(() => '192.0.2.1'));
    } catch (error) {
      said = refusalTo({ headers }, (error as Refusal).json)['error'];
    }
    expect(said).toMatch(/^المحاولات كثيرة\. .*: 1$/);
  });

  it.each([
    ['networks of IPv6', (index: number) => `2001:db8:5:${index.toString(16)}::1`],
    ['addresses of IPv4', (index: number) => `::ffff:192.0.2.${index}`],
  ])('are heard from many %s', (_name, write) => {
    expect(() => sendAll(addresses(write))).not.toThrow();
  });
});
