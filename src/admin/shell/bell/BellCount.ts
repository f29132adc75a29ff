import { useEffect } from 'react';

import { useNotifications } from './useNotifications.ts';

interface BellCountProps {
  /** Is told how many notifications are unread. */
  onCount: (unread: number) => void;
}

/** Shows nothing: it only counts. */
export const BellCount = ({ onCount }: BellCountProps) => {
  const count = useNotifications().unread;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
};
