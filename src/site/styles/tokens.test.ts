import { readFileSync } from 'node:fs';

import { kebabCase } from 'lodash';
import { describe, expect, it } from 'vitest';

import { tokens } from '../../design/tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

const declared = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' '),
    ]),
  );

const named = (prefix: string, colours: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [prefix + kebabCase(name), value]),
  );

describe('tokens.css says what design/tokens.ts says', () => {
  it('in light mode', () => {
    expect(declared(light)).toEqual({
      font: tokens.font,
      radius: `${tokens.radius}px`,
      ...named('', tokens.light),
      ...named('side-', tokens.side),
    });
  });

  it('in dark mode', () => {
    expect(declared(dark)).toEqual(named('', tokens.dark));
  });
});
