import { ChevronsUpDown as MenuIcon } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router-dom';

import { nameOf, type HubPath } from '../../../domain/access/pages.ts';
import { SideMenuContext } from '../../kit/page/PageSlots.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Menu, MenuItem } from '../../kit/ui/Menu.tsx';
import { useHubPages } from '../useOperations.ts';
import { byGroup } from './hubGroups.ts';
import { settingsScreens } from './settingsScreens.ts';

import styles from './SettingsNav.module.css';

/** Lists all pages in the sidebar. Where the sidebar shows no names, a page that is not a record's has a menu. */
export const BesideSettingsNav = () => {
  const paths = useHubPages();
  const place = use(SideMenuContext);
  const { pathname } = useLocation();
  const current = paths.find((path) => path === pathname);
  return (
    <>
      {place && createPortal(<PageList paths={paths} />, place)}
      {!place && current && <PageMenu paths={paths} current={current} />}
      <Outlet />
    </>
  );
};

const PageList = ({ paths }: { paths: readonly HubPath[] }) => {
  const t = useT();
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, paths.length]);
  return (
    <nav ref={list} aria-label={t('settings.nav')} className={styles.list}>
      {byGroup(paths).map(({ group, paths: ofGroup }) => (
        <section key={group} aria-labelledby={`settings-nav-${group}`}>
          <h2 id={`settings-nav-${group}`}>{t(`settings.groups.${group}`)}</h2>
          <ul>
            {ofGroup.map((path) => (
              <li key={path}>
                <PageLink path={path} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};

const PageLink = ({ path }: { path: HubPath }) => {
  const t = useT();
  const { icon: Icon } = settingsScreens[path];
  return (
    <NavLink className="side-link" to={path}>
      <Icon size={16} aria-hidden="true" />
      {t(`settings.pages.${nameOf(path)}.name`)}
    </NavLink>
  );
};

const PageMenu = ({ paths, current }: { paths: readonly HubPath[]; current: HubPath }) => {
  const t = useT();
  const navigate = useNavigate();
  const labelOf = (path: HubPath) => t(`settings.pages.${nameOf(path)}.name`);
  return (
    <div className={`on-screen below ${styles.menu}`}>
      <Menu
        label={t('settings.nav')}
        button={(props) => (
          <Button look="outlined" {...props}>
            {labelOf(current)}
            <MenuIcon aria-hidden="true" />
          </Button>
        )}
      >
        {(close) =>
          paths.map((path) => {
            const { icon: Icon } = settingsScreens[path];
            return (
              <MenuItem
                key={path}
                aria-current={path === current ? 'page' : undefined}
                onClick={() => {
                  close();
                  void navigate(path);
                }}
              >
                <Icon aria-hidden="true" />
                {labelOf(path)}
              </MenuItem>
            );
          })
        }
      </Menu>
    </div>
  );
};
