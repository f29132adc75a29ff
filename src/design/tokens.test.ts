import { describe, expect, test } from 'vitest';

import { contrast } from './contrast.ts';
import { EDGE_PAIRS, SIDEBAR_PAIRS, TEXT_PAIRS } from './pairs.ts';
import { tokens } from './tokens.ts';

const TEXT = 4.5;
const CONTROL = 3;

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const scheme = tokens[mode];

  test.each(TEXT_PAIRS)('%s is legible as text on %s', (text, ground) => {
    expect(contrast(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(EDGE_PAIRS)('%s is visible as an edge on %s', (edge, ground) => {
    expect(contrast(scheme[edge], scheme[ground])).toBeGreaterThanOrEqual(CONTROL);
  });
});

test.each(SIDEBAR_PAIRS)('on the sidebar, %s is legible as text on %s', (text, ground) => {
  expect(contrast(tokens.side[text], tokens.side[ground])).toBeGreaterThanOrEqual(TEXT);
});
