import { ChevronsUpDown as MenuIcon } from 'lucide-react';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router-dom';

import { hubPagesOf } from '../../../domain/access/menu.ts';
import { nameOf, pathAt, type HubPath } from '../../../domain/access/pages.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Menu, MenuItem } from '../../kit/ui/Menu.tsx';
import { useSession } from '../../kit/useSession.ts';
import { byGroup } from './hubGroups.ts';
import { settingsScreens } from './settingsScreens.ts';

import styles from './SettingsNav.module.css';

/** A settings page beside the list of all of them, which becomes a menu on narrow screens. */
export const BesideSettingsNav = () => (
  <div className={styles.area}>
    <div className={styles.columns}>
      <SettingsNav />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  </div>
);

const SettingsNav = () => {
  const t = useT();
  const paths = hubPagesOf(useSession()?.user.role);
  return (
    <nav aria-label={t('settings.nav')} className={styles.nav}>
      <PageMenu paths={paths} />
      <div className={styles.list}>
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
      </div>
    </nav>
  );
};

const PageLink = ({ path }: { path: HubPath }) => {
  const t = useT();
  const { icon: Icon } = settingsScreens[path];
  return (
    <NavLink to={path}>
      <Icon aria-hidden="true" />
      {t(`settings.pages.${nameOf(path)}.name`)}
    </NavLink>
  );
};

const PageMenu = ({ paths }: { paths: readonly HubPath[] }) => {
  const t = useT();
  const navigate = useNavigate();
  const current = pathAt(paths, useLocation().pathname);
  const labelOf = (path: HubPath) => t(`settings.pages.${nameOf(path)}.name`);
  return (
    <div className={styles.menu}>
      <Menu
        label={t('settings.nav')}
        button={(props) => (
          <Button look="outlined" {...props}>
            {current && labelOf(current)}
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
