const HOUR_MS = 3_600_000;

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Looks once in an hour while the page is in sight; after a longer absence as soon as the user is
 * back. The first hour runs from now: the page itself has just been loaded. Gives back the way to stop.
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
