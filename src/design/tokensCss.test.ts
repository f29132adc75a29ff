import { readFileSync } from 'node:fs';

import { kebabCase } from 'lodash';
import { expect, it } from 'vitest';

import { tokens } from './tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const declared = Object.fromEntries(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ]),
);

const schemes = Object.entries(tokens.light).map(([name, light]) => [
  kebabCase(name),
  `light-dark(${light}, ${tokens.dark[name as keyof typeof tokens.dark]})`,
]);

const side = Object.entries(tokens.side).map(([name, value]) => [`side-${kebabCase(name)}`, value]);

it('tokens.css matches tokens.ts', () => {
  expect(declared).toEqual({
    font: tokens.font,
    radius: `${tokens.radius}px`,
    ...Object.fromEntries([...schemes, ...side]),
  });
});
