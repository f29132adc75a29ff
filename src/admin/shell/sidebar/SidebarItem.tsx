import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

import type { MenuPath } from '../../../domain/access/pages.ts';
import { SCROLL_TO_TOP } from '../../kit/reactAdmin.ts';
import { preloadPage } from '../../pages/pageScreens.ts';

import styles from './Sidebar.module.css';

interface ItemProps {
  label: string;
  icon: LucideIcon;
  /** The sidebar shows only icons; the name appears on hover. */
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
    <Link
      className={styles.item}
      to={to}
      state={SCROLL_TO_TOP}
      data-tip={isNarrow ? label : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onSelect}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Icon />
      <span>{label}</span>
    </Link>
  );
};

interface SidebarButtonProps extends ItemProps {
  onClick: () => void;
}

export const SidebarButton = (props: SidebarButtonProps) => {
  const { label, icon: Icon, isNarrow, onClick } = props;
  return (
    <button
      type="button"
      className={styles.item}
      data-tip={isNarrow ? label : undefined}
      onClick={onClick}
    >
      <Icon />
      <span>{label}</span>
    </button>
  );
};
