import { homeOf } from '../../domain/access/roles.ts';
import { storedSession } from '../../session/storedSession.ts';

/**
 * Marks the document for the style sheet, before anything is painted: that scripts run, and whether
 * a user is signed in. Once more when the browser brings a page back that it had put aside.
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
