import { WifiOff } from 'lucide-react';

import { useT } from '../kit/texts/useT.ts';
import { useIsOnline } from '../kit/useIsOnline.ts';

import styles from './AreaLayout.module.css';

/** Says while the browser is offline that what the page shows may be old. */
export const OfflineNote = () => {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    // Always there, so that screen readers notice the change.
    <output className={styles.offline}>
      {!isOnline && (
        <p>
          <WifiOff aria-hidden />
          {t('shell.offline')}
        </p>
      )}
    </output>
  );
};
