import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isToken, parseSession, parseUser, storedText } from './parseSession.ts';

const user = { id: '2', name: 'Omar', email: 'omar@qafila.example', role: 'Fleet Manager' };
const withToken = (token: unknown) => JSON.stringify({ user, token });

describe('parseSession', () => {
  it('reads what was stored', () => {
    expect(parseSession(withToken('abc.DEF-123_~+/='))).toEqual({
      user: { ...user, branch: null, avatar: null },
      token: 'abc.DEF-123_~+/=',
    });
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half an object', '{'],
    ['undefined as text', 'undefined'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['no user', '{"token":"abc"}'],
    ['a user of the wrong type', '{"token":"abc","user":"omar"}'],
    ['a user without address', '{"token":"abc","user":{"id":"2"}}'],
    ['a user without id', '{"token":"abc","user":{"email":"a@b.ae"}}'],
    ['no token', JSON.stringify({ user })],
    ['a token that was refused', withToken(null)],
    ['a token of the wrong type', withToken({})],
    ['an empty token', withToken('')],
    ['a token with a line break', withToken('abc\r\nX-Admin: 1')],
    ['a token with a final line break', withToken('abc\n')],
    ['a token with a blank', withToken('a b')],
    ['a token with NUL', withToken('a\0b')],
    ['an Arabic token', withToken('قافلة')],
    ['a token of 100 kB', withToken('a'.repeat(100_000))],
    ['5 MB', JSON.stringify({ user: { ...user, name: 'x'.repeat(5_000_000) }, token: 'abc' })],
  ])('drops %s', (_what, stored) => {
    expect(parseSession(stored)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (stored) => {
        expect(() => parseSession(stored)).not.toThrow();
      }),
    );
  });

  it('never accepts a token that no header can carry', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (token) => {
        const session = parseSession(withToken(token));
        if (!session?.token) return;
        expect(new Headers({ Authorization: `Bearer ${session.token}` }).get('Authorization')).toBe(
          `Bearer ${token}`,
        );
        expect(session.token).toMatch(/^[\x21-\x7e]{1,8000}$/);
      }),
      { numRuns: 500 },
    );
  });

  it('returns a user whose fields are text, whatever is in storage', () => {
    const field = fc.anything();
    fc.assert(
      fc.property(
        fc.record({
          id: field,
          name: field,
          email: field,
          role: field,
          branch: field,
          avatar: field,
        }),
        (record) => {
          const parsed = parseUser(record);
          if (!parsed) return;
          const { branch, avatar, ...texts } = parsed;
          for (const value of Object.values(texts)) expect(value).toBeTypeOf('string');
          for (const value of [branch, avatar]) expect(typeof (value ?? '')).toBe('string');
        },
      ),
    );
  });

  it('takes nothing from a prototype in the text', () => {
    expect(parseSession(`{"token":"abc","__proto__":{"user":${JSON.stringify(user)}}}`)).toBeNull();
    expect(
      parseSession('{"token":"abc","user":{"__proto__":{"id":"1","email":"a@b.ae"}}}'),
    ).toBeNull();
  });
});

describe('parseUser', () => {
  it('accepts a number as id, as servers send it', () => {
    expect(parseUser({ ...user, id: 2 })?.id).toBe('2');
  });

  it('names a user without a name by the address, and without a role a generic one', () => {
    expect(parseUser({ id: '1', email: 'a@b.ae' })).toEqual({
      id: '1',
      name: 'a@b.ae',
      email: 'a@b.ae',
      role: '',
      branch: null,
      avatar: null,
    });
  });

  it.each([
    ['super_admin', 'Super Admin'],
    ['FLEET MANAGER', 'Fleet Manager'],
    ['DieselManager', 'Diesel Manager'],
    ['Auditor', 'Auditor'],
    ['admin', 'admin'],
  ])('reads the role %s as %s', (role, read) => {
    expect(parseUser({ ...user, role })?.role).toBe(read);
  });
});

describe('a picture embedded in its address', () => {
  const PICTURE = `data:image/png;base64,${'A'.repeat(300_000)}`;

  it('is kept while small, and dropped if large', () => {
    expect(parseUser({ ...user, avatar: PICTURE.slice(0, 2_000) })?.avatar).toHaveLength(2_000);
    expect(parseUser({ ...user, avatar: PICTURE })).toEqual({
      ...user,
      branch: null,
      avatar: null,
    });
  });

  it('never costs the session', () => {
    const session = { user: { ...user, branch: null, avatar: PICTURE }, token: 'abc' };
    expect(parseSession(storedText(session))).toEqual({
      ...session,
      user: { ...session.user, avatar: null },
    });
  });
});

describe('storedText', () => {
  it('can be read again, whatever the server calls its users', () => {
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .constantFrom('\0', '"', '\ud800', 'ق')
        .chain((one) => fc.nat(2_100).map((times) => one.repeat(times))),
    );
    const sent = fc.record({
      id: words,
      name: words,
      email: words,
      role: words,
      branch: words,
      avatar: words,
    });
    fc.assert(
      fc.property(sent, (record) => {
        const parsed = parseUser(record);
        if (!parsed) return;
        const session = { user: parsed, token: 'a'.repeat(8_000) };
        expect(parseSession(storedText(session))).toEqual(session);
      }),
    );
  });
});

describe('isToken', () => {
  it('allows 8,000 characters at most', () => {
    expect(isToken('a'.repeat(8_000))).toBe(true);
    expect(isToken('a'.repeat(8_001))).toBe(false);
  });
});
