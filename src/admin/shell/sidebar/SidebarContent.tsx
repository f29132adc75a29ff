import { IconButton, styled } from '@mui/material';
import { LogOut as LogoutIcon, X as CloseIcon } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { brand } from '../../../brand.ts';
import { side } from '../../../design/brand.ts';
import { homeOf } from '../../../domain/access/access.ts';
import { menuOf } from '../../../domain/access/menu.ts';
import { PAGES, pathAt } from '../../../domain/access/pages.ts';
import { SIGN_OUT_PATH } from '../../../session/returnPath.ts';
import { BrandMark } from '../../kit/look/BrandMark.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useSession } from '../../kit/useSession.ts';
import { pageScreens } from '../../pages/pageScreens.ts';
import { SidebarButton, SidebarLink } from './SidebarItem.tsx';

const Nav = styled('nav')({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflowX: 'hidden',
  overflowY: 'auto',
  backgroundColor: side.page,
  color: side.ink,
  colorScheme: 'dark',
});

const Brand = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  flex: 'none',
  blockSize: '3.5rem',
  color: '#ffffff',
  fontSize: '1.1875rem',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
  '&:focus-visible': { outlineColor: side.accent, outlineOffset: -4 },
});

const Role = styled('p')({
  margin: 0,
  color: side.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** Still read aloud where there is no room to show it. */
const unseen = { display: 'block', clipPath: 'inset(50%)' } as const;

const CloseButton = styled(IconButton)({
  position: 'absolute',
  insetBlockStart: 6,
  insetInlineEnd: 6,
  color: side.inkSoft,
});

const Items = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Foot = styled('div')({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${side.line}`,
});

interface SidebarContentProps {
  isNarrow?: boolean;
  /** Given where it is a drawer, which closes with each selection. */
  onClose?: () => void;
}

/** What the sidebar and the phone's drawer hold: brand, role, the area's menu, the way out. */
export const SidebarContent = ({ isNarrow = false, onClose }: SidebarContentProps) => {
  const t = useT();
  const { pathname } = useLocation();
  const role = useSession()?.user.role;
  const navigate = useNavigate();
  const paths = menuOf(role);
  const current = pathAt(paths, pathname);
  // Not useLogout: it would wipe the stored preferences, and ask no form whether it may be left.
  const logout = () => void navigate(SIGN_OUT_PATH);
  const inset = isNarrow ? 4 : 12;

  return (
    <Nav aria-label={t('shell.sidebar.label')}>
      <Brand
        to={homeOf(role)}
        onClick={onClose}
        aria-label={t('shell.home', { name: brand.name })}
        style={{ paddingInline: isNarrow ? 10 : 20 }}
      >
        <BrandMark />
        <span>{brand.name}</span>
      </Brand>
      {onClose ? (
        <CloseButton aria-label={t('shell.sidebar.close')} onClick={onClose}>
          <CloseIcon />
        </CloseButton>
      ) : null}
      <Role style={{ padding: isNarrow ? '4px 4px 12px' : '4px 22px 14px' }}>
        <span style={isNarrow ? unseen : undefined}>{role || t('shell.sidebar.noRole')}</span>
      </Role>
      <Items style={{ paddingInline: inset }}>
        {paths.map((path) => (
          <li key={path}>
            <SidebarLink
              to={path}
              label={t(`shell.menu.${PAGES[path].name}`)}
              icon={pageScreens[path].icon}
              isNarrow={isNarrow}
              isCurrent={path === current}
              onSelect={onClose}
            />
          </li>
        ))}
      </Items>
      <Foot style={{ padding: `8px ${inset}px` }}>
        <SidebarButton
          label={t('shell.sidebar.logout')}
          icon={LogoutIcon}
          isNarrow={isNarrow}
          onClick={logout}
        />
      </Foot>
    </Nav>
  );
};
