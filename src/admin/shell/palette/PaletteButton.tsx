import { IconButton, Tooltip } from '@mui/material';
import { Search as SearchIcon } from 'lucide-react';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useNotify } from 'react-admin';

import { loadScreen } from '../../kit/lazyScreen.ts';
import { useT } from '../../kit/texts/useT.ts';
import { isShortcut } from '../shortcut.ts';

/** Opens the command palette, as Ctrl or Cmd + K does anywhere. */
export const PaletteButton = () => {
  const t = useT();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();

  const open = useCallback(() => {
    setOpen(true);
    loadScreen(() => import('./Palette.tsx')).then(
      (screen) => setPalette(() => screen.default),
      () => {
        setOpen(false);
        notify('errors.network', { type: 'error' });
      },
    );
  }, [notify]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <Tooltip title={t('shell.topBar.palette')}>
        <IconButton
          color="inherit"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
        >
          <SearchIcon />
        </IconButton>
      </Tooltip>
      {isOpen && Palette ? <Palette onClose={() => setOpen(false)} /> : null}
    </>
  );
};
