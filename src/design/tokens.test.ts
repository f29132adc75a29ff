import { describe, expect, test } from 'vitest';

import { contrast } from './contrast.ts';
import { tokens } from './tokens.ts';

const TEXT = 4.5;
const CONTROL = 3;

test('contrast is counted as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const scheme = tokens[mode];
  const grounds = ['page', 'surface', 'sunken'] as const;

  test.each(['ink', 'inkSoft', 'primary', 'good', 'warn', 'bad', 'info'] as const)(
    '%s reads as text on every ground',
    (colour) => {
      const worst = Math.min(...grounds.map((ground) => contrast(scheme[colour], scheme[ground])));
      expect(worst).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each([
    ['ink', 'primarySoft'],
    ['inkSoft', 'primarySoft'],
    ['primary', 'primarySoft'],
    ['onPrimary', 'primary'],
    ['surface', 'good'],
    ['surface', 'warn'],
    ['surface', 'bad'],
    ['surface', 'info'],
    ['good', 'goodSoft'],
    ['warn', 'warnSoft'],
    ['bad', 'badSoft'],
    ['info', 'infoSoft'],
  ] as const)('%s reads as text on %s', (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(grounds)('the edge of a control shows on %s', (ground) => {
    expect(contrast(scheme.lineStrong, scheme[ground])).toBeGreaterThanOrEqual(CONTROL);
  });
});

describe.each(['page', 'active'] as const)('on the %s of the side', (ground) => {
  test.each(['ink', 'inkSoft', 'accent'] as const)('%s reads as text', (colour) => {
    expect(contrast(tokens.side[colour], tokens.side[ground])).toBeGreaterThanOrEqual(TEXT);
  });
});
