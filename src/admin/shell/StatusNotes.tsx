import { ClockAlert, WifiOff, X as CloseIcon } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';

import { serverClock } from '../../session/serverClock.ts';
import { useT } from '../kit/texts/useT.ts';
import { IconButton } from '../kit/ui/Button.tsx';
import { useIsOnline } from '../kit/useIsOnline.ts';

import styles from './AreaLayout.module.css';

/** Says why what the page shows may differ from what is expected: offline it may be old, and a wrong clock is not used. */
export const StatusNotes = () => {
  const t = useT();
  const isOnline = useIsOnline();
  const isClockOff = useSyncExternalStore(serverClock.subscribe, serverClock.isDeviceOff);
  const [isSeen, setSeen] = useState(false);
  return (
    // Always there, so that screen readers notice the change.
    <output className={styles.notes}>
      {!isOnline && (
        <p>
          <WifiOff aria-hidden />
          {t('shell.offline')}
        </p>
      )}
      {isClockOff && !isSeen && (
        <p data-calm>
          <ClockAlert aria-hidden />
          {t('shell.clockOff')}
          <IconButton label={t('common.close')} onClick={() => setSeen(true)}>
            <CloseIcon />
          </IconButton>
        </p>
      )}
    </output>
  );
};
