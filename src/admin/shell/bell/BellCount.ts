import { useEffect } from 'react';

import { useNotifications } from './useNotifications.ts';

interface BellCountProps {
  /** Receives the number of unread notifications. */
  onCount: (unread: number) => void;
}

/** Renders nothing: it only counts. */
export const BellCount = ({ onCount }: BellCountProps) => {
  const count = useNotifications().unread;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
};
