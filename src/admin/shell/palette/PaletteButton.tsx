import { Search as SearchIcon } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';

import type { ApiError } from '../../../dataProvider/apiError.ts';
import { useLazyPart } from '../../kit/lazyScreen.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { useIsPhone } from '../../kit/useIsPhone.ts';
import { useSession } from '../../kit/useSession.ts';
import { isShortcut } from '../shortcut.ts';

import styles from '../topbar/TopBar.module.css';

const loadPalette = () => import('./Palette.tsx');

const isMac = () => /mac/i.test(navigator.platform);

export const PaletteButton = () => {
  const t = useT();
  const notify = useNotify();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isExpired = useSession()?.token === null;
  // It would show records over the password prompt.
  const open = useCallback(() => {
    if (!isExpired) setOpen(true);
  }, [isExpired]);
  const close = useCallback(() => {
    setOpen(false);
    setTyped('');
  }, []);
  const fail = useCallback(
    (error: ApiError) => {
      close();
      notify(error.message, { type: 'error' });
    },
    [close, notify],
  );
  const { Part: Palette } = useLazyPart(loadPalette, isOpen, fail);

  useEffect(() => {
    if (!isOpen || Palette) return undefined;
    // What is typed while its code loads is not lost: Enter would open something else.
    const keep = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setTyped((before) => before + event.key);
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [isOpen, Palette]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const label = t('shell.topBar.palette');
  const shared = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: open,
  } as const;
  return (
    <>
      {isPhone ? (
        <IconButton label={label} {...shared}>
          <SearchIcon />
        </IconButton>
      ) : (
        <button type="button" className={styles.search} data-tip={label} {...shared}>
          <SearchIcon size={18} />
          {t('shell.topBar.search')}
          <kbd>{t(isMac() ? 'shell.topBar.searchKeyMac' : 'shell.topBar.searchKey')}</kbd>
        </button>
      )}
      {isOpen && Palette ? <Palette onClose={close} start={typed} /> : null}
    </>
  );
};
