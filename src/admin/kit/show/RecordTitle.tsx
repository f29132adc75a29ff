import type { PropsWithChildren } from 'react';
import { createPortal } from 'react-dom';

import { usePageSlots } from '../page/PageSlots.ts';
import { TITLE_ID } from '../reactAdmin.ts';

/** Fills the heading of the page, as react-admin's <Title> does, without the MUI that comes with it. */
export const RecordTitle = ({ children }: PropsWithChildren) => {
  // It stands beside the line below it, and is there as soon as that is.
  const { subtitle } = usePageSlots();
  const heading = subtitle && document.getElementById(TITLE_ID);
  return heading && createPortal(children, heading);
};
