import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import ICAL from 'ical.js';

import { DIALECTS } from '../mock-api/core/options.ts';
import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { isInService } from './support/inService.ts';

test.use({ backend: 'server' });

const SOON = '2026-03-18';
const RENEWED = '2027-03-18';

test.use({ counts: { documents: 0 } });

const day = (page: Page, date: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(date) });

const opened = (page: Page, date: string) => page.getByRole('region', { name: new RegExp(date) });

for (const dialect of DIALECTS) {
  test.describe(`the ${dialect} server`, () => {
    test.use({ dialect });

    test('a date is found by keyboard, renewed in place and gone from its day', async ({
      page,
      api,
      problems,
    }) => {
      if (dialect === 'foreign') problems.allow(/Failed to load resource.*40[345]/);
      // A driver's, as every server stores those.
      await api.mutate('drivers', 1, { gatepass_expiry: SOON, road_permit_expiry: '2028-01-01' });
      const driver = async () => (await api.data('drivers')).find(({ id }) => id === 1);
      const name = (await driver())?.name ?? '';
      await openAs(page, 'Fleet Manager', '/fleet/dashboard');
      await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click();
      await page.getByRole('searchbox').fill(name);
      await expect(page).toHaveURL(/q=/);
      await expect(day(page, SOON)).toHaveAccessibleName(/, 1 expiring soon$/);

      await day(page, TODAY).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(day(page, SOON)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(opened(page, SOON).getByRole('link', { name })).toHaveAttribute(
        'href',
        '/fleet/drivers/1/show',
      );

      await opened(page, SOON)
        .getByRole('button', { name: `Renew Gatepass of ${name}` })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox', { name: 'New expiry date' })).toHaveValue(RENEWED);
      await page.keyboard.press('Enter');
      await expect(opened(page, SOON).getByRole('link')).toHaveCount(0);
      await expect(day(page, SOON)).toHaveAccessibleName(/, nothing expires$/);
      expect(await driver()).toMatchObject({ gatepass_expiry: RENEWED });

      await page.getByRole('combobox', { name: /year/i }).selectOption('2027');
      await expect(day(page, RENEWED)).toHaveAccessibleName(/, 1 valid$/);
      await page.reload();
      await expect(day(page, RENEWED)).toHaveAccessibleName(/, 1 valid$/);
    });
  });
}

/** Downloads what is shown and parses it strictly. */
const downloaded = async (page: Page, reminders: 'On' | 'Off') => {
  await page.getByRole('button', { name: 'Download .ics' }).click();
  const panel = page.getByRole('dialog', { name: 'Add to a calendar app' });
  await panel.getByText(reminders, { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: /^Download \d+ dates?$/ }).click(),
  ]);
  await expect(panel).toHaveCount(0);
  const file = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  return {
    name: download.suggestedFilename(),
    calendar: String(file.getFirstPropertyValue('x-wr-calname')),
    events: file.getAllSubcomponents('vevent').map((component) => {
      const { uid, summary, startDate } = new ICAL.Event(component);
      const url = component.getFirstPropertyValue('url');
      const reminded = component.getAllSubcomponents('valarm').length;
      return { uid, summary, date: startDate.toString(), url: String(url), reminded };
    }),
  };
};

test('what is filtered is downloaded for a calendar app, and a second time as the same events', async ({
  page,
  api,
  baseURL,
}) => {
  const trucks = await api.data('trucks');
  await openAs(page, 'Fleet Manager', '/fleet/calendar?view=agenda');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText(/^Registration \(/).click();
  await page.getByText(/^Trucks \(/).click();
  await page.keyboard.press('Escape');

  const registered = trucks
    .filter(isInService)
    .filter(({ registration_expiry }) => registration_expiry !== null);
  const wanted = registered
    .filter(({ registration_expiry }) => String(registration_expiry) >= TODAY)
    .map(({ id, truck_number, registration_expiry }) => ({
      summary: `Registration of ${truck_number} expires`,
      date: registration_expiry,
      url: `${baseURL}/fleet/trucks/${id}/show`,
      reminded: 3,
    }));
  await expect(page.getByText(`${registered.length} expiry dates`)).toBeVisible();

  const first = await downloaded(page, 'On');
  expect(first.name).toBe(`expiry-dates-${TODAY}.ics`);
  expect(first.calendar).toBe('Qafila Transport LLC: expiry dates');
  expect(wanted.length).toBeGreaterThan(0);
  expect(first.events).toHaveLength(wanted.length);
  expect(first.events).toEqual(
    expect.arrayContaining(wanted.map((event) => expect.objectContaining(event))),
  );
  expect(new Set(first.events.map(({ uid }) => uid)).size).toBe(wanted.length);

  const again = await downloaded(page, 'Off');
  expect(again.events).toEqual(first.events.map((event) => ({ ...event, reminded: 0 })));
});
