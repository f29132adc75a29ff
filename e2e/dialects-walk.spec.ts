import { Frame } from './pages/frame.ts';
import { expect, openAs, test } from './support/fixtures.ts';
import { navigateInApp } from './support/inApp.ts';
import { ADMIN, DIESEL, FLEET, PAGES, RECORDS } from './support/rolesTable.ts';

/** What no screen says of any server of the contract. */
const NONSENSE =
  /undefined|NaN|Invalid Date|\[object|Infinity|Something went wrong|could not be loaded/;

const LOADING = 'header progress, [aria-busy=true], [role=status][aria-label]';

test.use({ dialect: 'foreign' });

// The full dialect is walked through in roles-pages.spec.ts, and what the terse one answers to reads differs from
// it in numbers as texts only. One load of the app per role keeps it short.
for (const role of [ADMIN, FLEET, DIESEL] as const) {
  test(`on a foreign server every page of the role ${role} shows what there is`, async ({
    page,
    api,
    problems,
  }) => {
    problems.allow(/operations\//);
    const frame = new Frame(page);
    const isSound = async () => {
      await expect(page.locator(LOADING)).toHaveCount(0);
      await expect(frame.main).not.toContainText(NONSENSE);
    };
    const pages = PAGES.filter(([, owner]) => owner === role);
    await openAs(page, role, pages[0]?.[0] ?? '/profile');
    for (const [address, , title] of pages) {
      await test.step(address, async () => {
        await navigateInApp(page, address);
        await frame.shows(title);
        await isSound();
      });
    }
    for (const { list } of RECORDS.filter(({ owner }) => owner === role)) {
      await test.step(`the first of ${list}`, async () => {
        await navigateInApp(page, `${list}/1/show`);
        await expect(frame.heading).toBeVisible();
        await isSound();
      });
    }
    const refused = (await api.log())
      .filter(({ status }) => status === 403 || status === 404)
      .map(({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
    expect(refused, 'what is refused or lacking, each asked once').toEqual([...new Set(refused)]);
  });
}
