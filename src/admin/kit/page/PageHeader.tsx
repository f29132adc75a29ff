import type { PropsWithChildren, ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { usePageSlots } from './PageSlots.ts';

/** They stay in the page's React tree, so they keep its contexts. */
export const PageActions = ({ children }: PropsWithChildren) => {
  const { actions } = usePageSlots();
  return actions && createPortal(children, actions);
};

/** A line above the page's heading: the link back to the parent page. */
export const PageBackLink = ({ children }: PropsWithChildren) => {
  const { above } = usePageSlots();
  return above && createPortal(children, above);
};

export const PageSubtitle = ({ children }: PropsWithChildren) => {
  const { subtitle } = usePageSlots();
  return subtitle && createPortal(children, subtitle);
};

/** react-admin's own Title pulls in MUI. */
export const PageTitle = ({ children }: PropsWithChildren) => {
  const { heading } = usePageSlots();
  return heading && createPortal(children, heading);
};

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** Heading and browser title of a page that react-admin does not title itself. */
export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    {subtitle ? <PageSubtitle>{subtitle}</PageSubtitle> : null}
    {actions ? <PageActions>{actions}</PageActions> : null}
  </>
);
