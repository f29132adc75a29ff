import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A page or dialog that has taken the focus keeps it; sorting and paging do not count as
 * navigation.
 */
export const useFocusOnNavigation = (main: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const focused = document.activeElement;
    if (main.current?.contains(focused) || focused?.closest('.MuiModal-root, dialog')) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
};
