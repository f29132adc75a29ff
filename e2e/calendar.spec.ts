import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import ICAL from 'ical.js';

import { expect, openAs, test, TODAY } from './support/fixtures.ts';
import { isInService } from './support/inService.ts';

test.use({ counts: { documents: 0 } });

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
