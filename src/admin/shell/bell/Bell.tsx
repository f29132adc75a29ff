import { IconButton, styled, Tooltip } from '@mui/material';
import { Bell as BellIcon } from 'lucide-react';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useNotify } from 'react-admin';

import { useIsAwake } from '../../kit/preload.ts';
import { useT } from '../../kit/texts/useT.ts';
import type { BellWindowProps } from './BellWindow.tsx';

const RedDot = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: 9,
  blockSize: 9,
  marginBlockStart: -11,
  marginInlineStart: 2,
  borderRadius: '50%',
  backgroundColor: theme.palette.error.main,
  boxShadow: `0 0 0 2px ${theme.palette.background.paper}`,
}));

/** The window of the bell once it is wanted. One that did not come is fetched again when pressed for. */
const useBellWindow = (isWanted: boolean, anchor: HTMLElement | null, giveUp: () => void) => {
  const notify = useNotify();
  const [Window, setWindow] = useState<ComponentType<BellWindowProps>>();
  useEffect(() => {
    if (!isWanted || Window) return;
    import('./BellWindow.tsx').then(
      ({ BellWindow }) => setWindow(() => BellWindow),
      () => {
        if (!anchor) return;
        notify('shell.bell.failed', { type: 'error' });
        giveUp();
      },
    );
  }, [isWanted, Window, anchor, notify, giveUp]);
  return { Window };
};

/**
 * The bell with a red dot while anything is unread. What it tells of, and what opens under it, comes
 * after the first page, or when the bell is pressed.
 */
export const Bell = () => {
  const t = useT();
  const isAwake = useIsAwake();
  const [unread, setUnread] = useState(0);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const { Window } = useBellWindow(isAwake || anchor !== null, anchor, close);
  const label =
    unread > 0 ? t('shell.bell.unread', { smart_count: unread }) : t('shell.bell.button');

  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <BellIcon />
          {unread > 0 ? <RedDot data-testid="unread" /> : null}
        </IconButton>
      </Tooltip>
      {Window && <Window anchor={anchor} onClose={close} onCount={setUnread} />}
    </>
  );
};
