import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { IconButton, Popover, styled, Tooltip } from '@mui/material';
import { useState } from 'react';

import { useT } from '../../common/useT.ts';
import { BellPanel } from './BellPanel.tsx';
import { useNotifications } from './useNotifications.ts';

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

/** The bell with a red dot while anything is unread, and what opens under it. */
export const Bell = () => {
  const t = useT();
  const bell = useNotifications();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const count = bell.unread.length;
  const unread = count > 0 ? t('shell.bell.unread', { smart_count: count }) : '';

  return (
    <>
      <Tooltip title={unread || t('shell.bell.button')}>
        <IconButton
          color="inherit"
          aria-label={unread || t('shell.bell.button')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <BellIcon fontSize="small" />
          {unread ? <RedDot data-testid="unread" /> : null}
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
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
        <BellPanel bell={bell} onClose={close} />
      </Popover>
    </>
  );
};
