import { expect, it } from 'vitest';

import { apiForDev } from './apiForDev.ts';

it.each([
  {},
  { VITE_API_URL: '' },
  { VITE_API_URL: ' ', VITE_DEMO: 'true' },
  { VITE_API_URL: '/' },
])('is the mock with the settings %j', (env) => {
  expect(apiForDev(env, ['--fresh'])).toBeUndefined();
});

it('is what VITE_API_URL names', () => {
  const api = 'https://api.example.com/v1';
  expect(apiForDev({ VITE_API_URL: `${api}/`, VITE_DEMO: 'true' })).toBe(api);
});

it('is refused where no server would answer', () => {
  expect(() => apiForDev({ VITE_API_URL: '/backend' })).toThrow('API_PROXY_TARGET');
  expect(apiForDev({ VITE_API_URL: '/backend' }, [], 'http://localhost:8000')).toBe('/backend');
  expect(() => apiForDev({ VITE_API_URL: 'api.example.com' })).toThrow(
    'VITE_API_URL is "api.example.com"',
  );
});

it('takes no flags for a mock that does not run', () => {
  expect(() => apiForDev({ VITE_API_URL: 'https://api.example.com' }, ['--fresh'])).toThrow(
    'no mock API is started that could take "--fresh"',
  );
});
