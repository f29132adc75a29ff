import type { Page } from 'playwright';

import { openBrowser } from './browser.ts';
import { fetchSession, storeSession } from './session.ts';
import { attempt, calibrate, longestTask, repeat, watchTasks, type Time } from './times.ts';

/** The cells of a month, and the rows of an agenda. */
const CELLS = 'main [data-day]';
const ROWS = 'main li[data-state]';

/** From a trusted input event to the frame in which some elements show other text. */
const untilChanged = async (
  page: Page,
  event: string,
  act: () => Promise<unknown>,
  elements: string,
): Promise<number> => {
  const painted = page.evaluate(
    ([name, selector]) =>
      new Promise<number>((resolve) => {
        const texts = () =>
          [...document.querySelectorAll(selector)].map((one) => one.textContent).join();
        const before = texts();
        let start = 0;
        document.addEventListener(name, (input) => (start = input.timeStamp), { capture: true });
        const look = () => {
          if (start === 0 || texts() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        requestAnimationFrame(look);
      }),
    [event, elements] as const,
  );
  const [ms] = await Promise.all([painted, act()]);
  return ms;
};

interface CalendarTimes {
  calibration: number;
  /** How many expiry dates there are. */
  papers: number;
  times: Time[];
}

const countPapers = async (page: Page): Promise<number> => {
  const text = await page.getByText(/^[\d,]+ expiry dates$/).textContent();
  return Number(text?.replace(/\D/g, ''));
};

/** Times of the calendar once its data are loaded, for information only, and the longest task of all. */
export const measureCalendar = async (url: string): Promise<CalendarTimes> => {
  const session = await fetchSession(url, 'Fleet Manager');
  const browser = await openBrowser();
  try {
    const page = await browser.context.newPage();
    page.setDefaultTimeout(30_000);
    await page.addInitScript(watchTasks);
    await storeSession(page, url, session);
    const calibration = await calibrate(page);
    await page.goto(`${url}/fleet/calendar?view=agenda`);
    await page.locator(ROWS).first().waitFor();
    const papers = await countPapers(page);
    await page.waitForLoadState('networkidle');

    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Activity', exact: true });
    const back = page.getByRole('navigation').getByRole('link', { name: 'Calendar', exact: true });
    await longestTask(page);
    const times = [
      await attempt('another page → month', async () => {
        await menu.click();
        await page.locator('main h1').getByText('Activity').waitFor();
        await longestTask(page);
        return untilChanged(page, 'click', () => back.click(), CELLS);
      }),
      await attempt('month → agenda', () =>
        untilChanged(page, 'click', () => button('Agenda').click(), ROWS),
      ),
      await attempt('last key → agenda', () =>
        repeat((round) =>
          untilChanged(
            page,
            'input',
            () => page.getByRole('searchbox').fill(['a', 'm', 't', 'ah', ''][round] ?? ''),
            ROWS,
          ),
        ),
      ),
      await attempt('agenda → month', () =>
        untilChanged(page, 'click', () => button('Month').click(), CELLS),
      ),
      await attempt('next month', () =>
        repeat(() => untilChanged(page, 'click', () => button(/next month/i).click(), CELLS)),
      ),
      await attempt('longest task of these', () => longestTask(page)),
    ];
    return { calibration, papers, times };
  } finally {
    await browser.close();
  }
};
