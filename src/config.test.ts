import { describe, expect, it } from 'vitest';

import { brand } from './brand.ts';
import { parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('defaults to the own origin, no demo, no Google', () => {
    expect(parseConfig({})).toEqual({
      apiUrl: '',
      demo: false,
      googleClientId: undefined,
      siteUrl: brand.siteUrl,
    });
    expect(parseConfig({ VITE_API_URL: ' ', VITE_DEMO: '', VITE_GOOGLE_CLIENT_ID: '' })).toEqual(
      parseConfig({}),
    );
  });

  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://API.example.com/qafila//', 'https://api.example.com/qafila'],
    ['http://localhost:4000/', 'http://localhost:4000'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['/backend/', '/backend'],
    ['/', ''],
  ])('takes VITE_API_URL %s as %s', (value, apiUrl) => {
    expect(parseConfig({ VITE_API_URL: value }).apiUrl).toBe(apiUrl);
  });

  it.each([
    'http://api.example.com',
    'http://localhost.example.com',
    'ftp://api.example.com',
    'api.example.com',
    '//api.example.com',
    'https://user:secret@api.example.com',
    'https://api.example.com/?key=1',
    'https://api.example.com/#top',
    'javascript:alert(1)',
  ])('refuses VITE_API_URL %s by its name and value', (value) => {
    expect(() => parseConfig({ VITE_API_URL: value })).toThrow(`VITE_API_URL is "${value}"`);
  });

  it('takes only true and false for VITE_DEMO', () => {
    expect(parseConfig({ VITE_DEMO: 'true' }).demo).toBe(true);
    expect(parseConfig({ VITE_DEMO: 'false' }).demo).toBe(false);
    expect(() => parseConfig({ VITE_DEMO: '1' })).toThrow('VITE_DEMO is "1"');
  });

  it('takes only a Google client id', () => {
    const id = '1234-abc_d.apps.googleusercontent.com';
    expect(parseConfig({ VITE_GOOGLE_CLIENT_ID: id }).googleClientId).toBe(id);
    expect(() => parseConfig({ VITE_GOOGLE_CLIENT_ID: 'abc' })).toThrow(
      'VITE_GOOGLE_CLIENT_ID is "abc"',
    );
  });

  it('takes an origin as the address of the site', () => {
    const siteUrl = 'https://www.example.com';
    expect(parseConfig({ VITE_SITE_URL: siteUrl }).siteUrl).toBe(siteUrl);
    expect(parseConfig({ VITE_SITE_URL: `${siteUrl}/` }).siteUrl).toBe(siteUrl);
  });

  it.each(['www.example.com', 'http://www.example.com', 'https://www.example.com/site'])(
    'refuses the site address %s',
    (value) => {
      expect(() => parseConfig({ VITE_SITE_URL: value })).toThrow(`VITE_SITE_URL is "${value}"`);
    },
  );
});
