import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { brand } from '../src/brand.ts';

it('paints the names where the shell will show them', () => {
  const html = readFileSync(new URL('../app.html', import.meta.url), 'utf8');
  expect(html).toContain(`<title>${brand.name}</title>`);
  expect(html).toContain(`<div class="skeleton-side"><span>${brand.name}</span>`);
  expect(html).toContain(`<div class="skeleton-bar"><span>${brand.companyName}</span>`);
});
