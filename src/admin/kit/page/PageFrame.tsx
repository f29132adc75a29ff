import { useState, type PropsWithChildren } from 'react';

import { TITLE_ID } from '../reactAdmin.ts';
import { useDocumentTitleOf } from '../useDocumentTitle.ts';
import { PageSlotsContext, type PageSlots } from './PageSlots.ts';

import styles from './PageFrame.module.css';

const elementOf = (tag: string, props?: Partial<HTMLElement>): HTMLElement =>
  Object.assign(document.createElement(tag), props);

/**
 * Creates the slots before the first render. Set by refs after mounting, they would re-render the whole page
 * in one long task.
 */
const makeHead = () => {
  const slots: PageSlots = {
    above: elementOf('div', { className: styles.above }),
    heading: elementOf('h1', { id: TITLE_ID, className: styles.heading }),
    subtitle: elementOf('div', { className: styles.subtitle }),
    actions: elementOf('div', { className: styles.actions }),
  };
  const titles = elementOf('div');
  titles.append(slots.above, slots.heading, slots.subtitle);
  const fill = (head: HTMLElement | null) => head?.append(titles, slots.actions);
  return { slots, fill };
};

/**
 * The head of every page: its one h1, a line below it, and actions at the inline end.
 *
 * react-admin's pages put their title into the element with the id `TITLE_ID`; here that is the h1, so List,
 * Create, Edit and Show need nothing, and our own pages use `PageHeader`, which does the same. The browser
 * tab follows the heading's text. A screen with its own heading (`StateScreen`) marks it with
 * `data-own-heading`, which hides this head entirely.
 */
export const PageFrame = ({ children }: PropsWithChildren) => {
  const [{ slots, fill }] = useState(makeHead);
  useDocumentTitleOf(slots.heading);
  return (
    <PageSlotsContext value={slots}>
      <div className={styles.head} ref={fill} />
      {children}
    </PageSlotsContext>
  );
};
