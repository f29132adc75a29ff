import { PanelLeftClose as MenuOpenIcon, PanelLeftOpen as MenuIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import { areaOf } from '../../../domain/access/access.ts';
import { areaAt } from '../../../domain/access/pages.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { useCompanyName } from '../../kit/useCompanyName.ts';
import { useSession } from '../../kit/useSession.ts';
import { Bell } from '../bell/Bell.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import type { SidebarState } from '../sidebar/useSidebar.ts';
import { ProfileButton } from './ProfileButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ThemeButton } from './ThemeButton.tsx';

import styles from './TopBar.module.css';

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
    <header className={styles.bar}>
      {/* First, or it would miss the requests that the bell makes when it mounts. */}
      <ProgressBar />
      <IconButton
        label={label}
        aria-expanded={isExpanded}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={sidebar.toggle}
      >
        {isExpanded ? <MenuOpenIcon /> : <MenuIcon />}
      </IconButton>
      <p className={styles.place}>
        <strong>{companyName}</strong>
        {area ? <span>{t(`shell.areas.${area}`)}</span> : null}
      </p>
      <PaletteButton />
      {sidebar.isPhone ? null : <ThemeButton />}
      <Bell />
      <ProfileButton />
    </header>
  );
};
