import { IconButton, styled, Tooltip } from '@mui/material';
import { PanelLeftClose as MenuOpenIcon, PanelLeftOpen as MenuIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import { areaOf } from '../../../domain/access/access.ts';
import { areaAt } from '../../../domain/access/pages.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useSession } from '../../kit/useSession.ts';
import { Bell } from '../bell/Bell.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import type { SidebarState } from '../sidebar/useSidebar.ts';
import { ProfileButton } from './ProfileButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import { useCompanyName } from './useCompanyName.ts';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  flex: 'none',
  boxSizing: 'border-box',
  blockSize: '3.5rem',
  paddingInline: theme.spacing(1.5, 2),
  backgroundColor: theme.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(0.5, 1), gap: 0 },
}));

/** Points towards the sidebar on either side of the page. */
const ToggleIcon = styled('span')({
  display: 'inline-flex',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

const Place = styled('p')(({ theme }) => ({
  flex: 1,
  minInlineSize: 0,
  margin: theme.spacing(0, 0.75),
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: '0.9375rem',
  '& strong': { color: theme.palette.text.primary, fontWeight: 600 },
  '& span::before': {
    content: '"/"',
    marginInline: theme.spacing(1),
    color: theme.palette.divider,
  },
}));

interface TopBarProps {
  sidebar: SidebarState;
}

const useToggleLabel = ({ isPhone, isOpen, isDrawerOpen }: SidebarState) => {
  const t = useT();
  if (isPhone) return t(isDrawerOpen ? 'shell.sidebar.close' : 'shell.sidebar.open');
  return t(isOpen ? 'shell.sidebar.collapse' : 'shell.sidebar.expand');
};

export const TopBar = ({ sidebar }: TopBarProps) => {
  const t = useT();
  const { pathname } = useLocation();
  const role = useSession()?.user.role;
  const companyName = useCompanyName();
  const area = areaAt(pathname) ?? areaOf(role);
  const label = useToggleLabel(sidebar);
  const isExpanded = sidebar.isPhone ? sidebar.isDrawerOpen : sidebar.isOpen;

  return (
    <Bar>
      {/* First, or it would miss what the bell asks for as it appears. */}
      <ProgressBar />
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-expanded={isExpanded}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={sidebar.toggle}
        >
          <ToggleIcon>{isExpanded ? <MenuOpenIcon /> : <MenuIcon />}</ToggleIcon>
        </IconButton>
      </Tooltip>
      <Place>
        <strong>{companyName}</strong>
        {area ? <span>{t(`shell.areas.${area}`)}</span> : null}
      </Place>
      <PaletteButton />
      <ThemeButton />
      <Bell />
      <ProfileButton />
    </Bar>
  );
};
