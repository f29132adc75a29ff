import { useCallback, useState } from 'react';
import { useNotificationContext } from 'react-admin';

import { useLazyPart } from '../kit/lazyScreen.ts';

export const loadNotification = () => import('./NotificationBar.ts');

/** Shows what `useNotify` says. Its look is fetched with the first message. */
export const Notifications = () => {
  const { length } = useNotificationContext().notifications;
  // What could not be shown is shown with the next message.
  const [failedAt, setFailedAt] = useState(0);
  const onFailure = useCallback(() => setFailedAt(length), [length]);
  const { Part: Notification } = useLazyPart(loadNotification, length > failedAt, onFailure);
  return Notification ? <Notification /> : null;
};
