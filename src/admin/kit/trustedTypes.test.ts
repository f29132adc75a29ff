import { expect, it, vi } from 'vitest';

import { allowHtml, guardSinks } from './trustedTypes.ts';

const createPolicy = vi.fn<(name: string, policy: Policy) => void>();

interface Policy {
  createHTML: (html: string) => string | null;
  createScriptURL: (address: string) => string | null;
}

const policyOfPage = (): Policy | undefined => {
  const location = new URL('https://fleet.example.com/admin/settings');
  vi.stubGlobal('window', { location, trustedTypes: { createPolicy } });
  guardSinks();
  return createPolicy.mock.lastCall?.[1];
};

it('lets no text become HTML before it can be sanitized', () => {
  const policy = policyOfPage();
  expect(policy?.createHTML('<b>Scope</b>')).toBeNull();
  allowHtml((html) => html.replaceAll(/ on\w+="[^"]*"/g, ''));
  expect(policy?.createHTML('<b onclick="steal()">Scope</b>')).toBe('<b>Scope</b>');
});

it('starts workers of its own origin only', () => {
  const policy = policyOfPage();
  const own = 'https://fleet.example.com/assets/reader.js';
  expect(policy?.createScriptURL(own)).toBe(own);
  expect(policy?.createScriptURL('/assets/reader.js')).toBe('/assets/reader.js');
  for (const address of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,x',
  ]) {
    expect(policy?.createScriptURL(address)).toBeNull();
  }
});

it('does without a policy where the browser has none', () => {
  vi.stubGlobal('window', {});
  expect(guardSinks).not.toThrow();
});
