import { styled, Tooltip, useTheme } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { side } from '../../../design/brand.ts';
import type { MenuPath } from '../../../domain/access/pages.ts';
import { TOUCH, TOUCH_TARGET } from '../../kit/look/theme/scales.ts';
import { SCROLL_TO_TOP } from '../../kit/reactAdmin.ts';
import { preloadPage } from '../../pages/pageScreens.ts';

/** One look for links and buttons of the sidebar. */
const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: 40,
  paddingInline: 10,
  border: 0,
  borderRadius: 8,
  overflow: 'hidden',
  background: 'none',
  color: side.inkSoft,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { flex: 'none', fontSize: 20 },
  '&:hover': { color: side.ink, backgroundColor: '#ffffff0d' },
  '&:focus-visible': { outlineColor: side.accent, outlineOffset: -2 },
  '&[aria-current="page"]': {
    color: '#ffffff',
    backgroundColor: side.active,
    '& svg': { color: side.accent },
  },
  [TOUCH]: { minBlockSize: TOUCH_TARGET },
} as const;

const ItemLink = styled(Link)(row);
const ItemButton = styled('button')(row);

interface SidebarTooltipProps {
  label: string;
  isNarrow: boolean;
  children: ReactElement;
}

/** Names an item while the sidebar shows only icons. */
const SidebarTooltip = ({ label, isNarrow, children }: SidebarTooltipProps) => {
  const { direction } = useTheme();
  return (
    <Tooltip title={isNarrow ? label : null} placement={direction === 'rtl' ? 'left' : 'right'}>
      {children}
    </Tooltip>
  );
};

interface ItemProps {
  label: string;
  icon: LucideIcon;
  isNarrow: boolean;
}

interface SidebarLinkProps extends ItemProps {
  to: MenuPath;
  isCurrent: boolean;
  onSelect?: () => void;
}

export const SidebarLink = (props: SidebarLinkProps) => {
  const { label, icon: Icon, isNarrow, to, isCurrent, onSelect } = props;
  const preload = () => preloadPage(to);
  return (
    <SidebarTooltip label={label} isNarrow={isNarrow}>
      <ItemLink
        to={to}
        state={SCROLL_TO_TOP}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onSelect}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon />
        <span>{label}</span>
      </ItemLink>
    </SidebarTooltip>
  );
};

interface SidebarButtonProps extends ItemProps {
  onClick: () => void;
}

export const SidebarButton = (props: SidebarButtonProps) => {
  const { label, icon: Icon, isNarrow, onClick } = props;
  return (
    <SidebarTooltip label={label} isNarrow={isNarrow}>
      <ItemButton type="button" onClick={onClick}>
        <Icon />
        <span>{label}</span>
      </ItemButton>
    </SidebarTooltip>
  );
};
