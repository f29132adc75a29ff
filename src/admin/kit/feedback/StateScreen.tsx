import { styled } from '@mui/material';
import type { PropsWithChildren, ReactNode } from 'react';

import { useDocumentTitle } from '../page/useDocumentTitle.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '36rem',
  minBlockSize: 'min(60vh, 32rem)',
  marginInline: 'auto',
  paddingBlock: theme.spacing(4),
  color: theme.palette.text.secondary,
  '& h1': {
    ...theme.typography.h1,
    margin: theme.spacing(2.5, 0, 1),
    fontSize: '1.75rem',
    color: theme.palette.text.primary,
    textWrap: 'balance',
  },
  '& p': { margin: theme.spacing(0, 0, 1), textWrap: 'pretty' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(2),
}));

/**
 * A dashed road that runs out in the direction of reading: what all screens without content have in
 * common.
 */
const Road = styled('div')(({ theme }) => ({
  '--forward': '90deg',
  '[dir="rtl"] &': { '--forward': '-90deg' },
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  inlineSize: '100%',
  color: theme.palette.primary.main,
  '&::after': {
    content: '""',
    flex: 1,
    blockSize: 3,
    borderRadius: 2,
    background: `repeating-linear-gradient(var(--forward), ${theme.palette.divider} 0 18px, transparent 18px 30px)`,
  },
  '& svg': { fontSize: 36 },
}));

interface StateScreenProps {
  title: string;
  /** The browser tab's name where the heading would not do. */
  documentTitle?: string;
  icon: ReactNode;
  actions?: ReactNode;
}

/** A screen that says where the user stands instead of showing content, with its own heading. */
export const StateScreen = (props: PropsWithChildren<StateScreenProps>) => {
  const { title, documentTitle = title, icon, actions, children } = props;
  useDocumentTitle(documentTitle);
  return (
    <Root data-own-heading>
      <Road aria-hidden="true">{icon}</Road>
      <h1>{title}</h1>
      {children}
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
};
