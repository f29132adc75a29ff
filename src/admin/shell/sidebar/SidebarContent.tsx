import { LogOut as LogoutIcon, X as CloseIcon } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { brand } from '../../../brand.ts';
import { homeOf } from '../../../domain/access/access.ts';
import { menuOf } from '../../../domain/access/menu.ts';
import { nameOf, pathAt } from '../../../domain/access/pages.ts';
import { language } from '../../../i18n/i18nProvider.ts';
import { SIGN_OUT_PATH } from '../../../session/returnPath.ts';
import { BrandMark } from '../../kit/look/BrandMark.tsx';
import { useRoleName } from '../../kit/texts/useRoleName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { useSession } from '../../kit/useSession.ts';
import { pageScreens } from '../../pages/pageScreens.ts';
import { SidebarButton, SidebarLink } from './SidebarItem.tsx';

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
