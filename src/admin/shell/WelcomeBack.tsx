import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';

import { session } from '../../session/index.ts';
import { consumeWelcome } from '../../session/welcome.ts';
import { useT } from '../kit/texts/useT.ts';

import styles from './AreaLayout.module.css';

const SHOWN_FOR_MS = 10_000;

/**
 * Greets a user who has just signed in, in the margin above the page, where it covers nothing, and says if this browser
 * will not remember the session.
 */
export const WelcomeBack = () => {
  const t = useT();
  const notify = useNotify();
  const [welcome, setWelcome] = useState(consumeWelcome);
  useEffect(() => {
    if (!welcome) return undefined;
    if (!session.isRemembered()) notify('shell.notRemembered', { type: 'warning' });
    const timer = setTimeout(() => setWelcome(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [welcome, notify]);
  if (!welcome) return null;
  return (
    <p role="status" className={styles['welcome']}>
      {t(`shell.welcome.${welcome}`)}
    </p>
  );
};
