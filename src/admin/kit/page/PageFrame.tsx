import { useState, type PropsWithChildren } from 'react';

import { TITLE_ID } from '../reactAdmin.ts';
import { useDocumentTitleOf } from '../useDocumentTitle.ts';
import { PageSlotsContext, type PageSlots } from './PageSlots.ts';

import styles from './PageFrame.module.css';

const elementOf = (tag: string, props?: Partial<HTMLElement>): HTMLElement =>
  Object.assign(document.createElement(tag), props);

/**
 * Before the first render: set by refs after mounting, slots would re-render the whole page in one
 * long task.
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
 * react-admin's pages put their title into the element with the id `TITLE_ID`, which is the h1; our
 * own use `PageHeader`. The browser tab follows the heading's text. A screen with its own heading
 * marks it with `data-own-heading`, which hides this head.
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
