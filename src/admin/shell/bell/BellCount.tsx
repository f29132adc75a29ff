import { useEffect } from 'react';

import { useFleetPapers } from '../../expiries/useFleetPapers.ts';
import { useNotifications } from './useNotifications.ts';

interface BellCountProps {
  /** Receives the number of unread notifications; undefined if it is not known. */
  onCount: (unread: number | undefined) => void;
}

/**
 * Renders nothing: it only counts. The expiries are computed here, ahead of the notifications below, because
 * React can pause between two components.
 */
export const BellCount = (props: BellCountProps) => {
  useFleetPapers();
  return <Unread {...props} />;
};

const Unread = ({ onCount }: BellCountProps) => {
  const { unread, isPartial } = useNotifications();
  const count = isPartial ? undefined : unread;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
};
