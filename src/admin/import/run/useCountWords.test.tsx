import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { RunCounts } from '../../../domain/import/run/outcome.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { i18nProvider, language, loadTexts } from '../../../i18n/i18nProvider.ts';
import { useCountWords } from './useCountWords.ts';

const ONE_OF_EACH = { toAdd: 1, added: 1, toUpdate: 1, updated: 1 };
const PARTLY = { toAdd: 14, added: 12, toUpdate: 2, updated: 2 };

const Words = (counts: RunCounts & { resource: string }) =>
  useCountWords()(counts.resource, counts);

const wordsOf = (resource: string, counts: RunCounts) =>
  renderToStaticMarkup(
    <I18nContext value={i18nProvider}>
      <Words resource={resource} {...counts} />
    </I18nContext>,
  ).replaceAll(/[\u2068\u2069\u200f]/g, '');

beforeAll(() => Promise.all([loadTexts(), loadTexts('importing')]));
afterEach(() => language.set('en'));

describe('useCountWords', () => {
  it('says what became of how many records', () => {
    expect(wordsOf(RESOURCES.drivers, ONE_OF_EACH)).toBe('1 driver added, 1 driver updated');
    expect(wordsOf(RESOURCES.drivers, PARTLY)).toBe('12 of 14 drivers added, 2 drivers updated');
  });

  it('counts each in its Arabic form', async () => {
    await language.set('ar');
    expect(wordsOf(RESOURCES.drivers, ONE_OF_EACH)).toBe('تمت إضافة سائق واحد وتم تحديث سائق واحد');
    expect(wordsOf(RESOURCES.trucks, PARTLY)).toBe(
      'تمت إضافة 12 من أصل 14 شاحنة وتم تحديث شاحنتين',
    );
  });
});
