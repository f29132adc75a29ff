import { useEffect, useId, useSyncExternalStore } from 'react';

import { createListeners } from '../../../domain/base/listeners.ts';

/**
 * `loses`: what was typed; `waits`: for a running save to succeed; `breaksOff`: a task that must
 * not be aborted.
 */
export type Leaving = 'free' | 'loses' | 'waits' | 'breaksOff';

/** For a guard that is there only while something would be lost. */
export const loses = (): Leaving => 'loses';

const ORDER: readonly Leaving[] = ['breaksOff', 'waits', 'loses'];

// The router supports only one blocker, so the first guard asks on behalf of all.
const guards = new Map<string, () => Leaving>();
const { subscribe, tell } = createListeners();

const firstGuard = () => guards.keys().next().value;

export const leavingNow = (): Leaving => {
  const all = [...guards.values()].map((leaving) => leaving());
  return ORDER.find((leaving) => all.includes(leaving)) ?? 'free';
};

/** True for the one that asks on behalf of all. */
export const useLeaveGuard = (leaving: () => Leaving): boolean => {
  const id = useId();
  useEffect(() => {
    // Updating keeps its place.
    guards.set(id, leaving);
    tell();
  }, [id, leaving]);
  useEffect(
    () => () => {
      guards.delete(id);
      tell();
    },
    [id],
  );
  return useSyncExternalStore(subscribe, firstGuard) === id;
};

export const useLeavingNow = (): Leaving => useSyncExternalStore(subscribe, leavingNow);

const discards = createListeners();

/** `callback` must be referentially stable. */
export const useOnDiscard = (callback: () => void): void =>
  useEffect(() => discards.subscribe(callback), [callback]);

export const discardAll = discards.tell;
