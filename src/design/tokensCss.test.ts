import { readFileSync } from 'node:fs';

import { kebabCase } from 'lodash';
import { expect, it } from 'vitest';

import { GAP, RADIUS, TEXT } from './scale.ts';
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

const inRem = (px: number) => `${px / 16}rem`;

const named = (kind: string, sizes: Readonly<Record<string, number>>, text: typeof inRem) =>
  Object.fromEntries(Object.entries(sizes).map(([name, px]) => [`${kind}-${name}`, text(px)]));

it('tokens.css matches tokens.ts and scale.ts', () => {
  expect(declared).toEqual({
    font: tokens.font,
    radius: `${tokens.radius}px`,
    round: '999px',
    ...named('radius', RADIUS, (px) => `${px}px`),
    ...named('text', TEXT, inRem),
    ...named('gap', GAP, inRem),
    ...Object.fromEntries([...schemes, ...side]),
  });
});
