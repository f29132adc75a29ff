import { Bell as BellIcon } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';

import { RESOURCES, sourcesOf } from '../../../domain/records/resources.ts';
import { useLazyPart } from '../../kit/lazyScreen.ts';
import { useIsSettled } from '../../kit/preload.ts';
import { useT } from '../../kit/texts/useT.ts';
import { IconButton } from '../../kit/ui/Button.tsx';
import { Popover } from '../../kit/ui/Popover.tsx';
import { useIsPaged } from '../../kit/useIsPaged.ts';

import styles from './Bell.module.css';

const MOST_COUNTED = 99;

const loadCount = async () => ({ default: (await import('./later.ts')).BellCount });
const loadPanel = async () => ({ default: (await import('./later.ts')).BellPanel });
const ignore = () => {};

interface WindowProps {
  onOpen: () => void;
  onClose: () => void;
}

const LazyBellPanel = ({ onOpen, onClose }: WindowProps) => {
  const notify = useNotify();
  useEffect(onOpen, [onOpen]);
  const fail = useCallback(() => {
    notify('shell.bell.failed', { type: 'error' });
    onClose();
  }, [notify, onClose]);
  const { Part: Panel } = useLazyPart(loadPanel, true, fail);
  return Panel ? <Panel onClose={onClose} /> : null;
};

/** The number is counted once the page is there; of long lists, which take a while, once it is opened. */
export const Bell = () => {
  const t = useT();
  const isLong = (sourcesOf(RESOURCES.papers) ?? []).some(useIsPaged());
  const [isOpened, setOpened] = useState(false);
  const [unread, setUnread] = useState(isLong ? undefined : 0);
  const isCounted = useIsSettled() && (isOpened || !isLong);
  const { Part: Count } = useLazyPart(loadCount, isCounted, ignore);
  const onOpen = useCallback(() => setOpened(true), []);
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
                  {(unread ?? 0) > MOST_COUNTED ? `${MOST_COUNTED}+` : (unread ?? '–')}
                </span>
              )}
            </span>
          </IconButton>
        )}
      >
        {(close) => <LazyBellPanel onOpen={onOpen} onClose={close} />}
      </Popover>
      {Count && <Count onCount={setUnread} />}
    </>
  );
};
