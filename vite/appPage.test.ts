import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { brand } from '../src/brand.ts';

it('paints the product’s name where the shell will show it, and no company’s', () => {
  const html = readFileSync(new URL('../app.html', import.meta.url), 'utf8');
  expect(html).toContain(`<title>${brand.name}</title>`);
  const names = `<span lang="en">${brand.name}</span><span lang="ar">${brand.nameArabic}</span>`;
  expect(html.split(names)).toHaveLength(3);
  // Not read yet.
  expect(html).not.toContain(brand.companyName);
});
