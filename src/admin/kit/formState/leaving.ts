import { useEffect, useId, useSyncExternalStore } from 'react';

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
const listeners = new Set<() => void>();

const tellAll = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

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
    tellAll();
  }, [id, leaving]);
  useEffect(
    () => () => {
      guards.delete(id);
      tellAll();
    },
    [id],
  );
  return useSyncExternalStore(subscribe, firstGuard) === id;
};

export const useLeavingNow = (): Leaving => useSyncExternalStore(subscribe, leavingNow);

const discards = new Set<() => void>();

/** `callback` must be referentially stable. */
export const useOnDiscard = (callback: () => void): void =>
  useEffect(() => {
    discards.add(callback);
    return () => void discards.delete(callback);
  }, [callback]);

export const discardAll = (): void => discards.forEach((callback) => callback());
