import { useCallback, useEffect, useState } from 'react';

import { readSidebarOpen, writeSidebarOpen } from '../../kit/look/sidebarCookie.ts';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { useMedia } from '../../kit/ui/useMedia.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { useSession } from '../../kit/useSession.ts';
import { isShortcut } from '../shortcut.ts';

/** Beside an open sidebar, the tables of a narrower window are cut off. */
const ROOMY = '(min-width: 1200px)';

/**
 * The sidebar's state: on a desktop open or narrow and remembered, on a phone a drawer. A small window
 * begins narrow, whatever the settings say.
 */
export const useSidebar = () => {
  const isPhone = useIsPhone();
  const isExpired = useSession()?.token === null;
  const isDefaultOpen = useUiPreferences().sidebar === 'open';
  const isRoomy = useMedia(ROOMY);
  const [chosen, choose] = useState(() => readSidebarOpen());
  const isOpen = chosen ?? (isDefaultOpen && isRoomy);
  // Chosen anew in the settings: it follows at once.
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
  // It would cover the question for the password.
  return { isPhone, isOpen, isDrawerOpen: isDrawerOpen && !isExpired, toggle, closeDrawer };
};
export type SidebarState = ReturnType<typeof useSidebar>;
