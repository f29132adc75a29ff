import { expect, type Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

const GRAVE = new Set(['serious', 'critical']);

const RULES = {
  all: {},
  colours: { runOnly: ['color-contrast'] },
  'all but colours': { rules: { 'color-contrast': { enabled: false } } },
} satisfies Record<string, RunOptions>;

/**
 * Fails on anything that axe calls serious or critical, naming the rule and the elements. What does not
 * depend on colour is the same in every theme, and is checked in one of them only; what lies beneath a dialog
 * was checked before it opened; and the first eight rows of a table stand for all, as they are drawn alike.
 */
export const axe = async (
  page: Page,
  what: keyof typeof RULES = 'all',
  include = 'html',
): Promise<void> => {
  // Once for each document: loading axe takes several times as long as a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const found = await page.evaluate(({ context, options }) => window.axe?.run(context, options), {
    context: { include, exclude: 'tbody tr:nth-child(n + 9)' },
    options: { resultTypes: ['violations' as const], ...RULES[what] },
  });
  const grave = found?.violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`);
  expect(grave, `axe on ${page.url()}`).toEqual([]);
};
