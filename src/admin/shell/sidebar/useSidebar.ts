import { useCallback, useEffect, useState } from 'react';

import { readSidebarOpen, writeSidebarOpen } from '../../kit/look/sidebarCookie.ts';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { useMedia } from '../../kit/ui/useMedia.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { useSession } from '../../kit/useSession.ts';
import { isShortcut } from '../shortcut.ts';

/** In a narrower window, an open sidebar would cut off the tables. */
const ROOMY = '(min-width: 1200px)';

/**
 * Open or narrow (and remembered) on a desktop, a drawer on a phone. A small window starts narrow,
 * whatever the settings say.
 */
export const useSidebar = () => {
  const isPhone = useIsPhone();
  const isExpired = useSession()?.token === null;
  const isDefaultOpen = useUiPreferences().sidebar === 'open';
  const isRoomy = useMedia(ROOMY);
  const [chosen, choose] = useState(() => readSidebarOpen());
  const isOpen = chosen ?? (isDefaultOpen && isRoomy);
  // Follows a new choice in the settings at once.
  const [followed, setFollowed] = useState(isDefaultOpen);
  if (followed !== isDefaultOpen) {
    setFollowed(isDefaultOpen);
    choose(isDefaultOpen);
  }
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isPhone) return setDrawerOpen(!isDrawerOpen);
    choose(!isOpen);
    writeSidebarOpen(!isOpen);
  }, [isPhone, isOpen, isDrawerOpen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'b')) return;
      event.preventDefault();
      if (!event.repeat) toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  // It would cover the password prompt.
  return { isPhone, isOpen, isDrawerOpen: isDrawerOpen && !isExpired, toggle, closeDrawer };
};
export type SidebarState = ReturnType<typeof useSidebar>;
