import { PanelLeftClose as MenuOpenIcon, PanelLeftOpen as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useLoading, useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';

import { areaOf } from '../../../domain/access/access.ts';
import { profilePathOf } from '../../../domain/access/menu.ts';
import { areaAt } from '../../../domain/access/pages.ts';
import { initialsOf } from '../../../domain/base/formats.ts';
import { LANGUAGE_NAMES, type Digits, type Language } from '../../../domain/settings/language.ts';
import { language } from '../../../i18n/i18nProvider.ts';
import { chosenLanguage } from '../../../session/language.ts';
import { useCompanyName } from '../../common/useCompanyName.ts';
import { pictureAddress } from '../../kit/files/pictureAddress.ts';
import { MODE_CHOICES, useModeChoice } from '../../kit/look/modeChoices.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { Menu, MenuItem } from '../../kit/ui/Menu.tsx';
import { useSession } from '../../kit/useSession.ts';
import { Bell } from '../bell/Bell.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import type { SidebarState } from '../sidebar/useSidebar.ts';

import styles from './TopBar.module.css';

/** A slim line while anything is being loaded or saved. */
const ProgressBar = () => {
  const t = useT();
  return useLoading() ? (
    <div className={styles.track}>
      <div />
      <progress className="unseen" aria-label={t('shell.loading')} />
    </div>
  ) : null;
};

const ThemeButton = () => {
  const t = useT();
  const [current, choose] = useModeChoice();
  const Icon = MODE_CHOICES.find(({ choice }) => choice === current)?.icon;
  const label = t('shell.topBar.theme');
  return (
    <Menu
      label={label}
      button={(props) => (
        <IconButton label={label} {...props}>
          {Icon && <Icon />}
        </IconButton>
      )}
    >
      {(close) =>
        MODE_CHOICES.map(({ choice, icon: ChoiceIcon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === current}
            onClick={() => {
              choose(choice);
              close();
            }}
          >
            <ChoiceIcon />
            {t(`shell.topBar.themes.${choice}`)}
          </MenuItem>
        ))
      }
    </Menu>
  );
};

const SIGNS = { en: 'En', ar: 'ع' } as const;

const LANGUAGE_CHOICES = [
  ['en', 'latn'],
  ['ar', 'latn'],
  ['ar', 'arab'],
] as const;

/** The languages by their own names; Arabic with either digits. */
const LanguageButton = () => {
  const t = useT();
  const notify = useNotify();
  const userId = useSession()?.user.id;
  const [current, currentDigits] = [language.get(), chosenLanguage.digits(userId)];
  const choose = async (next: Language, digits: Digits) => {
    try {
      await language.set(next, digits);
    } catch {
      notify(t('errors.notLoaded'), { type: 'error' });
      return;
    }
    // Another may have been chosen while its texts were loading.
    if (language.get() !== next) return;
    chosenLanguage.set(next, userId);
    if (next === 'ar') chosenLanguage.setDigits(digits, userId);
  };
  const label = t('shell.topBar.language');
  return (
    <Menu
      label={label}
      button={(props) => (
        <IconButton label={label} {...props}>
          <span lang={current}>{SIGNS[current]}</span>
        </IconButton>
      )}
    >
      {(close) =>
        LANGUAGE_CHOICES.map(([name, digits]) => (
          <MenuItem
            key={name + digits}
            role="menuitemradio"
            lang={name}
            aria-checked={name === current && (name === 'en' || digits === currentDigits)}
            onClick={() => {
              close();
              void choose(name, digits);
            }}
          >
            {LANGUAGE_NAMES[name]}
            {name === 'ar' && <bdi>{digits === 'arab' ? '١٢٣' : '123'}</bdi>}
          </MenuItem>
        ))
      }
    </Menu>
  );
};

interface FaceProps {
  name: string;
  picture: string | undefined;
}

const Face = ({ name, picture }: FaceProps) => {
  const [broken, setBroken] = useState<string>();
  return picture && picture !== broken ? (
    <img
      className="face"
      src={picture}
      alt=""
      width={34}
      height={34}
      onError={() => setBroken(picture)}
    />
  ) : (
    <span className="face">{initialsOf(name)}</span>
  );
};

const ProfileButton = () => {
  const t = useT();
  const user = useSession()?.user;
  if (!user) return null;
  const label = t('shell.topBar.profile', { name: user.name });
  return (
    <Link className={styles.profile} to={profilePathOf(user.role)} data-tip={label}>
      {/* Its accessible name includes the initials, because voice-control users say what they see. */}
      <Face name={user.name} picture={pictureAddress(user.avatar)} />
      <span className="unseen"> {label}</span>
    </Link>
  );
};

const useToggleLabel = ({ isPhone, isOpen, isDrawerOpen }: SidebarState) => {
  const t = useT();
  if (isPhone) return t(isDrawerOpen ? 'shell.sidebar.close' : 'shell.sidebar.open');
  return t(isOpen ? 'shell.sidebar.collapse' : 'shell.sidebar.expand');
};

export const TopBar = ({ sidebar }: { sidebar: SidebarState }) => {
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
      <LanguageButton />
      <Bell />
      <ProfileButton />
    </header>
  );
};
