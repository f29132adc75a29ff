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

it('draws one mark in the skeleton, the shell, the site and the browser’s tab', () => {
  const pathsOf = (file: string) =>
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').match(/(?<= d=")[^"]+/g);
  const [skeleton, ...others] = [
    'app.html',
    'src/admin/kit/look/BrandMark.tsx',
    'src/site/common/Wordmark.tsx',
    'public/favicon.svg',
  ].map(pathsOf);
  expect(skeleton).toHaveLength(3);
  expect(others).toEqual([skeleton, skeleton, skeleton]);
});
