import { useMemo, useState, type PropsWithChildren } from 'react';

import { TITLE_ID } from '../reactAdmin.ts';
import { PageSlotsContext } from './PageSlots.ts';
import { useDocumentTitleOf } from './useDocumentTitle.ts';

import styles from './PageFrame.module.css';

/**
 * The head of every page: its one h1, a line below it, and actions at the inline end.
 *
 * react-admin's pages put their title into the element with the id `TITLE_ID`; here that is the h1, so List,
 * Create, Edit and Show need nothing, and our own pages use `PageHeader`, which does the same. The browser
 * tab follows the heading's text. A screen with its own heading (`StateScreen`) marks it with
 * `data-own-heading`, which hides this head entirely.
 */
export const PageFrame = ({ children }: PropsWithChildren) => {
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const [subtitle, setSubtitle] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  useDocumentTitleOf(heading);
  const slots = useMemo(
    () => ({ heading, above, subtitle, actions }),
    [heading, above, subtitle, actions],
  );
  return (
    <PageSlotsContext.Provider value={slots}>
      <div className={styles.head}>
        <div>
          <div ref={setAbove} />
          {/* oxlint-disable-next-line jsx-a11y/heading-has-content */}
          <h1 id={TITLE_ID} className={styles.heading} ref={setHeading} />
          <div className={styles.subtitle} ref={setSubtitle} />
        </div>
        <div className={styles.actions} ref={setActions} />
      </div>
      {children}
    </PageSlotsContext.Provider>
  );
};
