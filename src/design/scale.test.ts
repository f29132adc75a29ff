import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it, test } from 'vitest';

import { WIDTHS } from './scale.ts';

const ADMIN = join(import.meta.dirname, '..', 'admin');

/** Sheets that still have sizes of their own. This list only ever gets shorter. */
const LEFT: readonly string[] = [
  'account/password/password.module.css',
  'account/twoFactor.module.css',
  'diesel/desk/desk.module.css',
  'diesel/stock/stock.module.css',
  'diesel/vouchers/form.module.css',
  'diesel/vouchers/vouchers.module.css',
  'expiries/ExpiryCard.module.css',
  'expiries/renew/renew.module.css',
  'expiries/worklist/worklist.module.css',
  'fleet/board/Board.module.css',
  'fleet/calendar/Month.module.css',
  'fleet/calendar/Papers.module.css',
  'fleet/charts/charts.module.css',
  'fleet/documents/RecordPapers.module.css',
  'fleet/documents/fields/documentFields.module.css',
  'import/preview/preview.module.css',
  'kit/conflict/ConflictDialog.module.css',
  'kit/dialogs/Question.module.css',
  'kit/feedback/Notices.module.css',
  'kit/feedback/StateScreen.module.css',
  'kit/fields/ContactField.module.css',
  'kit/fields/fields.module.css',
  'kit/files/DropArea.module.css',
  'kit/form/Form.module.css',
  'kit/form/FormSkeleton.module.css',
  'kit/inputs/Calendar.module.css',
  'kit/inputs/Field.module.css',
  'kit/inputs/OptionLook.module.css',
  'kit/inputs/Picker.module.css',
  'kit/inputs/PillsInput.module.css',
  'kit/list/cards.module.css',
  'kit/list/figures.module.css',
  'kit/list/filters/filters.module.css',
  'kit/list/list.module.css',
  'kit/list/table.module.css',
  'kit/look/base.css',
  'kit/look/tokens/tokens.module.css',
  'kit/page/PageFrame.module.css',
  'kit/settings/settings.module.css',
  'kit/show/Card.module.css',
  'kit/ui/Alert.module.css',
  'kit/ui/Button.module.css',
  'kit/ui/Chips.module.css',
  'kit/ui/Dialog.module.css',
  'kit/ui/FigureTable.module.css',
  'kit/ui/Menu.module.css',
  'kit/ui/Tabs.module.css',
  'plates/plates.module.css',
  'profile/profile.module.css',
  'shell/AreaLayout.module.css',
  'shell/background/NewReleaseNotice.module.css',
  'shell/bell/Bell.module.css',
  'shell/bell/BellPanel.module.css',
  'shell/bell/Snooze.module.css',
  'shell/palette/palette.module.css',
  'shell/sidebar/Sidebar.module.css',
  'shell/topbar/TopBar.module.css',
  'system/overview/overview.module.css',
  'system/settings/SettingsNav.module.css',
  'system/settings/branding/branding.module.css',
  'system/settings/localization/LocalizationSample.module.css',
  'system/settings/settings.module.css',
];

const SIZED =
  /^(?:font-size|(?:row-|column-)?gap|(?:padding|margin)(?:-\w+)*|border(?:-\w+)*-radius)$/;
const LENGTH = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem)\b/g;

/** Lengths off the scale in a sheet: an edge of 1 px, marks of 2 px and what is computed may be there. */
const literalsIn = (css: string): string[] => {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '');
  const sizes = [...rules.matchAll(/([\w-]+):\s*([^;{}]+);/g)].flatMap(
    ([, name = '', value = '']) => {
      if (!SIZED.test(name)) return [];
      const lengths =
        value.replaceAll(/\b(?:calc|min|max|clamp|var)\(.*\)/gs, '').match(LENGTH) ?? [];
      const isMark = name.endsWith('radius');
      return lengths
        .filter((length) => !['1px', '-1px', ...(isMark ? ['2px'] : [])].includes(length))
        .map((length) => `${name}: ${length}`);
    },
  );
  const widths = [...rules.matchAll(/@media[^{]*?\b(\d+)px/g)].map(([, width]) => Number(width));
  const odd = widths.filter((width) => !WIDTHS.some((known) => known === width));
  return [...sizes, ...odd.map((width) => `@media ${width}px`)];
};

const sheets = readdirSync(ADMIN, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css'));

const found = (sheet: string) => literalsIn(readFileSync(join(ADMIN, sheet), 'utf8'));

test.each(sheets.filter((sheet) => !LEFT.includes(sheet)))('%s keeps to the scale', (sheet) => {
  expect(found(sheet)).toEqual([]);
});

it('lists no sheet that keeps to the scale', () => {
  const there = LEFT.filter((sheet) => sheets.includes(sheet));
  expect(there.filter((sheet) => found(sheet).length === 0)).toEqual([]);
});

it('finds what is off the scale', () => {
  const css =
    '.a { padding: 0 7px 1px; margin: calc(-1 * var(--gap-1)); } @media (width < 600px) { }';
  expect(literalsIn(css)).toEqual(['padding: 7px', '@media 600px']);
});
