import { Frame } from './pages/frame.ts';
import { COMPANY, DIESEL_ALERTS, LOCALIZATION, READS_OF_THE_BELL } from './support/calls.ts';
import { expect, openAs, test, type DemoRole } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import {
  ADMIN,
  DIESEL,
  FLEET,
  GENERIC,
  MENUS,
  PAGES,
  RECORDS,
  ROLES,
  type KeptRecords,
} from './support/rolesTable.ts';

/** What may be read on a closed page: only the reads of the frame around it. */
const READS_OF_THE_FRAME: Record<DemoRole, readonly string[]> = {
  [ADMIN]: [COMPANY, LOCALIZATION, DIESEL_ALERTS, ...READS_OF_THE_BELL],
  [FLEET]: [COMPANY, LOCALIZATION, ...READS_OF_THE_BELL],
  [DIESEL]: [COMPANY, LOCALIZATION, DIESEL_ALERTS],
  [GENERIC]: [COMPANY, LOCALIZATION],
};

const areaOf = (address: string) => address.split('/')[1];

const DRIVERS = '/fleet/drivers';
const PALETTE = 'Control+k';

const addressesOf = ({ list, above }: KeptRecords) => [
  ...Object.values(above).map((page) => `${list}/${page}`),
  `${list}/1`,
  `${list}/1/show`,
];

for (const role of ROLES) {
  const open = PAGES.filter(([, owner]) => owner === role);
  const closed = PAGES.filter(([, owner]) => owner !== role);
  // Which pages are closed has a table of its own in access.test.ts; here, one for each permission of an area.
  const tried = [
    ...new Map(closed.map((page) => [`${areaOf(page[0])} ${page[3]}`, page])).values(),
  ];
  const others = RECORDS.filter(({ owner }) => owner !== role);

  test(`pages closed to the role ${role}: direct address, link, reload and Back`, async ({
    page,
    api,
  }) => {
    const frame = new Frame(page);
    const [driver = { name: '', driver_id: '' }] = await api.data('drivers');
    await openAs(page, role, '/profile');
    await frame.shows('Profile');

    const isClosedByALink = async (address: string, permission: string) => {
      await navigateInApp(page, address);
      await frame.isClosed(role, permission);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      if (address.startsWith(DRIVERS)) {
        const html = await page.content();
        expect(html).not.toContain(driver.name);
        expect(html).not.toContain(driver.driver_id);
      }
    };

    await test.step('by a link, and Back', async () => {
      for (const [address, , , permission] of tried) await isClosedByALink(address, permission);
      const [before, last] = tried.slice(-2);
      await page.goBack({ waitUntil: 'commit' });
      await frame.isClosed(role, before?.[3] ?? '');
      await page.goForward({ waitUntil: 'commit' });
      await frame.isClosed(role, last?.[3] ?? '');
    });

    await test.step('nor is there a way to add, change or import what belongs to others', async () => {
      // Each role tries another one of a type's addresses, as one rule judges them all.
      for (const records of others) {
        const address = addressesOf(records).at(ROLES.indexOf(role) - 1) ?? records.list;
        await isClosedByALink(address, records.permission);
      }
    });

    // One address per area is enough: once served, it takes the same path as a link.
    await test.step('by address, and reloaded', async () => {
      const areas = new Map(closed.map((entry) => [areaOf(entry[0]), entry]));
      for (const [address, , , permission] of areas.values()) {
        await page.goto(address, { waitUntil: 'commit' });
        await frame.isClosed(role, permission);
      }
      await page.reload({ waitUntil: 'commit' });
      await frame.isClosed(role, [...areas.values()].at(-1)?.[3] ?? '');
    });

    if (!READS_OF_THE_BELL.some((path) => READS_OF_THE_FRAME[role].includes(path))) {
      await test.step('and the bell lists no expiry dates', async () => {
        await page.getByRole('button', { name: 'Notifications' }).click();
        const panel = page.getByRole('dialog', { name: 'Notifications' });
        const first = panel.getByText(role === DIESEL ? 'Diesel stock' : 'No new notifications');
        await expect(first.first()).toBeVisible();
        await expect(panel.getByRole('link', { name: 'View all expiry dates' })).toHaveCount(0);
        await page.keyboard.press('Escape');
      });
    }

    const allowed = ['/auth/login.php', ...READS_OF_THE_FRAME[role]];
    const called = new Set((await api.log()).map(({ path }) => path));
    expect([...called].filter((path) => !allowed.includes(path))).toEqual([]);
    expect(await api.writes()).toEqual([]);
    await frame.main.getByRole('link', { name: 'Go Home' }).click();
    await expect(frame.heading).not.toHaveText('You don’t have access to this page');
  });

  test(`pages open to the role ${role}: direct address, link, reload and Back`, async ({
    page,
  }) => {
    const frame = new Frame(page);
    const [first = ['/profile', role, 'Profile', 'Profile'] as const, ...rest] = open;
    const leadsNowhereClosed = async () => {
      const linked = await frame.linkedPaths();
      expect(closed.map(([address]) => address).filter((it) => linked.includes(it))).toEqual([]);
    };
    await openAs(page, role, first[0]);
    await frame.shows(first[2]);
    await leadsNowhereClosed();

    await test.step('by the menu', async () => {
      await expect(frame.menu.getByText(role)).toBeVisible();
      await expect(frame.menu.getByRole('listitem')).toContainText(
        MENUS[role].map(([entry]) => entry),
      );
      for (const [entry, title] of MENUS[role]) {
        const link = frame.menu.getByRole('link', { name: entry, exact: true });
        await link.click();
        await frame.shows(title);
        await expect(link).toHaveAttribute('aria-current', 'page');
        const address = open.find(([, , heading]) => heading === title)?.[0];
        if (address) await expect(page).toHaveURL(address);
        await leadsNowhereClosed();
      }
    });

    await test.step('by other links, reloaded, and Back to the previous page', async () => {
      const offMenu = rest.filter(
        ([, , title]) => !MENUS[role].some(([, heading]) => heading === title),
      );
      const passed = [MENUS[role].at(-1)?.[1] ?? ''];
      for (const [address, , title] of offMenu) {
        await navigateInApp(page, address);
        await frame.shows(title);
        await leadsNowhereClosed();
        passed.push(title);
      }
      await page.reload({ waitUntil: 'commit' });
      await frame.shows(passed.pop() ?? '');
      const onTheWay = [...MENUS[role].slice(0, -1).map(([, title]) => title), ...passed];
      for (const title of onTheWay.slice(-3).toReversed()) {
        await page.goBack({ waitUntil: 'commit' });
        await frame.shows(title);
      }
    });

    await test.step('and the palette offers no other', async () => {
      await page.keyboard.press(PALETTE);
      const palette = page.getByRole('dialog', { name: 'Search and commands' });
      const options = palette.getByRole('option');
      await expect(options.filter({ hasText: 'Profile' }).first()).toBeVisible();
      const openTitles = [...open.map(([, , title]) => title), ...MENUS[role].flat()].map(String);
      const foreign = closed.map(([, , title]) => title).filter((it) => !openTitles.includes(it));
      await expect(
        options.filter({ hasText: new RegExp(`^(?:${foreign.join('|')})`) }),
      ).toHaveCount(0);
    });
  });
}
