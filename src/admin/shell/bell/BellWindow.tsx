import { Popover } from '@mui/material';
import { useEffect } from 'react';

import { useT } from '../../kit/texts/useT.ts';
import { BellPanel } from './BellPanel.tsx';
import { useNotifications } from './useNotifications.ts';

export interface BellWindowProps {
  /** The bell while its window is open. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Is told how many notifications are unread. */
  onCount: (unread: number) => void;
}

/** What the bell knows, and the window that opens under it. */
export const BellWindow = ({ anchor, onClose, onCount }: BellWindowProps) => {
  const t = useT();
  const bell = useNotifications();
  const count = bell.unread.length;
  useEffect(() => onCount(count), [count, onCount]);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('shell.bell.title'),
          sx: {
            display: 'flex',
            flexDirection: 'column',
            inlineSize: 'min(24rem, calc(100vw - 1rem))',
            maxBlockSize: 'min(36rem, calc(100dvh - 5rem))',
            marginBlockStart: 1,
            overflow: 'hidden',
          },
        },
      }}
    >
      <BellPanel bell={bell} onClose={onClose} />
    </Popover>
  );
};
