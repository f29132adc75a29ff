import { LogOut as LogoutIcon, X as CloseIcon, type LucideIcon } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { brand } from '../../../brand.ts';
import { homeOf } from '../../../domain/access/access.ts';
import { menuOf } from '../../../domain/access/menu.ts';
import { nameOf, pathAt, type MenuPath } from '../../../domain/access/pages.ts';
import { language } from '../../../i18n/i18nProvider.ts';
import { SIGN_OUT_PATH } from '../../../session/returnPath.ts';
import { BrandMark } from '../../kit/look/BrandMark.tsx';
import { SCROLL_TO_TOP } from '../../kit/reactAdmin.ts';
import { useRoleName } from '../../kit/texts/useRoleName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { useSession } from '../../kit/useSession.ts';
import { pageScreens, preloadPage } from '../../pages/pageScreens.ts';

import styles from './Sidebar.module.css';

interface SidebarContentProps {
  isNarrow?: boolean;
  /** Given for a drawer, which closes after each selection. */
  onClose?: () => void;
  menu?: HTMLElement;
}

export const SidebarContent = ({ isNarrow = false, onClose, menu }: SidebarContentProps) => {
  const t = useT();
  const { pathname } = useLocation();
  const role = useSession()?.user.role;
  const roleName = useRoleName();
  const name = language.get() === 'ar' ? brand.nameArabic : brand.name;
  const navigate = useNavigate();
  const paths = menuOf(role);
  const current = pathAt(paths, pathname);
  // Not useLogout: it would wipe the stored preferences, and would not ask forms with unsaved text.
  const logout = () => void navigate(SIGN_OUT_PATH);

  return (
    <nav className={styles.nav} aria-label={t('shell.sidebar.label')}>
      <Link
        className={styles.brand}
        to={homeOf(role)}
        onClick={onClose}
        aria-label={t('shell.home', { name })}
      >
        <BrandMark />
        <span>{name}</span>
      </Link>
      {onClose ? (
        <div className={styles.close}>
          <IconButton label={t('shell.sidebar.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      ) : null}
      <p className={styles.role}>
        <span>{role ? roleName(role) : t('shell.sidebar.noRole')}</span>
      </p>
      <div className={styles.pages}>
        <ul className={styles.items}>
          {paths.map((path) => (
            <li key={path}>
              <SidebarLink
                to={path}
                label={t(`shell.menu.${nameOf(path)}`)}
                icon={pageScreens[path].icon}
                isNarrow={isNarrow}
                isCurrent={path === current}
                onSelect={onClose}
              />
            </li>
          ))}
        </ul>
        {menu && (
          <div
            ref={(place) => {
              if (place?.firstChild !== menu) place?.append(menu);
            }}
          />
        )}
      </div>
      <div className={styles.foot}>
        <SidebarButton
          label={t('shell.sidebar.logout')}
          icon={LogoutIcon}
          isNarrow={isNarrow}
          onClick={logout}
        />
      </div>
    </nav>
  );
};

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

const SidebarLink = (props: SidebarLinkProps) => {
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

const SidebarButton = (props: SidebarButtonProps) => {
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
