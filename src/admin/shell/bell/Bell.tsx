import { Bell as BellIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';

import { showCount } from '../../../domain/base/formats.ts';
import { useLazyPart } from '../../kit/lazyScreen.ts';
import { useIsSettled } from '../../kit/preload.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { Popover } from '../../kit/ui/Popover.tsx';

import styles from './Bell.module.css';

const MOST_COUNTED = 99;

const loadCount = async () => ({ default: (await import('./BellPanel.tsx')).BellCount });
const loadPanel = async () => ({ default: (await import('./BellPanel.tsx')).BellPanel });
const ignore = () => {};

const LazyBellPanel = ({ onClose }: { onClose: () => void }) => {
  const notify = useNotify();
  const fail = useCallback(() => {
    notify('shell.bell.failed', { type: 'error' });
    onClose();
  }, [notify, onClose]);
  const { Part: Panel } = useLazyPart(loadPanel, true, fail);
  return Panel ? <Panel onClose={onClose} /> : null;
};

/** The number is counted once the page is there. */
export const Bell = () => {
  const t = useT();
  const [unread, setUnread] = useState<number | undefined>(0);
  const { Part: Count } = useLazyPart(loadCount, useIsSettled(), ignore);
  const labels = {
    unknown: t('shell.bell.unknown'),
    none: t('shell.bell.button'),
    some: t('shell.bell.unread', { smart_count: unread ?? 0 }),
  };
  const state = unread === undefined ? 'unknown' : unread > 0 ? 'some' : 'none';
  return (
    <>
      <Popover
        kind="dialog"
        label={t('shell.bell.title')}
        className={styles.panel}
        button={(props) => (
          <IconButton label={labels[state]} {...props}>
            <span className={styles.bell}>
              <BellIcon />
              {state === 'none' ? null : (
                <span className={styles.dot} data-testid="unread">
                  {unread === undefined ? '–' : showCount(Math.min(unread, MOST_COUNTED))}
                  {(unread ?? 0) > MOST_COUNTED && '+'}
                </span>
              )}
            </span>
          </IconButton>
        )}
      >
        {(close) => <LazyBellPanel onClose={close} />}
      </Popover>
      {Count && <Count onCount={setUnread} />}
    </>
  );
};
