import type { PropsWithChildren, ReactNode } from 'react';
import { Title } from 'react-admin';
import { createPortal } from 'react-dom';

import { usePageSlots } from './PageSlots.ts';

/** Moves a page's buttons up beside its heading. Contexts reach them: they stay in the page's tree. */
export const PageActions = ({ children }: PropsWithChildren) => {
  const { actions } = usePageSlots();
  return actions && createPortal(children, actions);
};

/** A line above the page's heading: the way back to where the page belongs. */
export const PageAbove = ({ children }: PropsWithChildren) => {
  const { above } = usePageSlots();
  return above && createPortal(children, above);
};

/** A line below the page's heading. */
export const PageSubtitle = ({ children }: PropsWithChildren) => {
  const { subtitle } = usePageSlots();
  return subtitle && createPortal(children, subtitle);
};

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** Heading, and browser title, of a page that react-admin does not title itself. */
export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <>
    <Title title={title} preferenceKey={false} />
    {subtitle ? <PageSubtitle>{subtitle}</PageSubtitle> : null}
    {actions ? <PageActions>{actions}</PageActions> : null}
  </>
);
