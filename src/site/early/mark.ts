import { homeOf } from '../../domain/access/roles.ts';
import { storedSession } from '../../session/storedSession.ts';

/**
 * Before the first paint: that scripts run, and whether a user is signed in. Runs again when the
 * browser restores the page from its cache.
 */
export const markDocument = (): void => {
  const mark = () => {
    const user = storedSession()?.user;
    document.documentElement.className = user ? 'js in' : 'js';
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-home]')) {
      link.href = homeOf(user?.role);
    }
  };
  mark();
  addEventListener('DOMContentLoaded', mark);
  addEventListener('pageshow', mark);
};
