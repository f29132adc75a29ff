import { useEffect } from 'react';
import { useNotify } from 'react-admin';

import { session } from '../../session/index.ts';
import { consumeWelcome } from '../../session/welcome.ts';

/** Also says if this browser will not remember the session. */
export const WelcomeBack = () => {
  const notify = useNotify();
  useEffect(() => {
    const welcome = consumeWelcome();
    if (!welcome) return;
    notify(`shell.welcome.${welcome}`, { type: 'success' });
    if (!session.isRemembered()) notify('shell.notRemembered', { type: 'warning' });
  }, [notify]);
  return null;
};
