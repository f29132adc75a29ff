import { useEffect } from 'react';

import { useNotifications } from './useNotifications.ts';

interface BellCountProps {
  /** Receives the number of unread notifications; undefined if it is not known. */
  onCount: (unread: number | undefined) => void;
}

/** Renders nothing: it only counts. */
export const BellCount = ({ onCount }: BellCountProps) => {
  const { unread, isPartial } = useNotifications();
  const count = isPartial ? undefined : unread;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
};
