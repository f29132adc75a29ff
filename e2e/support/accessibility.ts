import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const GRAVE = new Set(['serious', 'critical']);

/**
 * Fails on anything that axe calls serious or critical, naming the rule and the elements. What does not
 * depend on colour is the same in every theme, and is checked in one of them only; what lies beneath a dialog
 * was checked before it opened; and the first eight rows of a table stand for all, as they are drawn alike.
 */
export const axe = async (
  page: Page,
  what: 'all' | 'colours' | 'all but colours' = 'all',
  within = 'html',
): Promise<void> => {
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .include(within)
    .exclude('tbody tr:nth-child(n + 9)')
    // Within the page: no screen has a frame from another origin, for which axe opens a page of its own.
    .setLegacyMode();
  if (what === 'colours') builder.withRules('color-contrast');
  if (what === 'all but colours') builder.disableRules('color-contrast');
  const { violations } = await builder.analyze();
  const grave = violations
    .filter(({ impact }) => GRAVE.has(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`);
  expect(grave, `axe on ${page.url()}`).toEqual([]);
};
