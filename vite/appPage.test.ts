import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { brand } from '../src/brand.ts';

it('paints the product’s name where the shell will show it, and no company’s', () => {
  const html = readFileSync(new URL('../app.html', import.meta.url), 'utf8');
  expect(html).toContain(`<title>${brand.name}</title>`);
  expect(html.split(`<span>${brand.name}</span>`)).toHaveLength(3);
  // Not read yet.
  expect(html).not.toContain(brand.companyName);
});
