import { useCallback, useEffect, useState } from 'react';

import { readSidebarOpen, writeSidebarOpen } from '../../kit/look/sidebarCookie.ts';
import { useUiPreferences } from '../../kit/look/uiPreferences.ts';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { useSession } from '../../kit/useSession.ts';
import { isShortcut } from '../shortcut.ts';

/** The sidebar's state: on a desktop open or narrow and remembered, on a phone a drawer. */
export const useSidebar = () => {
  const isPhone = useIsPhone();
  const isExpired = useSession()?.token === null;
  const isDefaultOpen = useUiPreferences().sidebar === 'open';
  const [isOpen, setOpen] = useState(() => readSidebarOpen() ?? isDefaultOpen);
  // Chosen anew in the settings: it follows at once.
  const [followed, setFollowed] = useState(isDefaultOpen);
  if (followed !== isDefaultOpen) {
    setFollowed(isDefaultOpen);
    setOpen(isDefaultOpen);
  }
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isPhone) return setDrawerOpen(!isDrawerOpen);
    setOpen(!isOpen);
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
