import { styled } from '@mui/material';
import { useMemo, useState, type PropsWithChildren } from 'react';

import { TITLE_ID } from '../reactAdmin.ts';
import { PageSlotsContext } from './PageSlots.ts';
import { useDocumentTitleOf } from './useDocumentTitle.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  // As high as with buttons in it, so that nothing below moves when they come.
  minBlockSize: 44,
  marginBlockEnd: theme.spacing(2),
  // Screens such as 'Lost on the road?' bring a heading of their own.
  'main:has([data-own-heading]) &': { display: 'none' },
}));

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  overflowWrap: 'anywhere',
  // Until a page has filled it, there is no heading to read aloud.
  '&:empty': { visibility: 'hidden' },
}));

const Subtitle = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  '&:not(:empty)': { marginBlockStart: theme.spacing(0.25) },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

/**
 * The head of every page: its one h1, a line below it, and actions at the inline end.
 *
 * react-admin's pages put their title into the element with the id `TITLE_ID`; here that is the h1, so
 * List, Create, Edit and Show need nothing, and a page of our own uses `PageHeader`, which does the
 * same. The browser's tab follows the heading's text. A screen with a heading of its own
 * (`StateScreen`) marks it with `data-own-heading`: the head then is not shown at all.
 */
export const PageFrame = ({ children }: PropsWithChildren) => {
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const [subtitle, setSubtitle] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  useDocumentTitleOf(heading);
  const slots = useMemo(() => ({ above, subtitle, actions }), [above, subtitle, actions]);
  return (
    <PageSlotsContext.Provider value={slots}>
      <Head>
        <div>
          <div ref={setAbove} />
          <Heading id={TITLE_ID} ref={setHeading} />
          <Subtitle ref={setSubtitle} />
        </div>
        <Actions ref={setActions} />
      </Head>
      {children}
    </PageSlotsContext.Provider>
  );
};
