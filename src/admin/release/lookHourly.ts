const HOUR_MS = 3_600_000;

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Every hour while the page is visible; after a longer absence, as soon as the user returns. The
 * first hour starts now, since the page has just loaded. Returns a function that stops it.
 */
export const lookHourly = (look: () => void, page: Page): (() => void) => {
  let last = Date.now();
  const lookIfDue = () => {
    if (page.visibilityState !== 'visible' || Date.now() - last < HOUR_MS) return;
    last = Date.now();
    look();
  };
  page.addEventListener('visibilitychange', lookIfDue);
  const timer = setInterval(lookIfDue, HOUR_MS);
  return () => {
    page.removeEventListener('visibilitychange', lookIfDue);
    clearInterval(timer);
  };
};
