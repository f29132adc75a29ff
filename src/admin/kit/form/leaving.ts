import { useEffect, useId, useSyncExternalStore } from 'react';

/**
 * What leaving the page would do: nothing; lose what was typed; come before a save that runs and then
 * leads on by itself; or break off something, which it must not.
 */
export type Leaving = 'free' | 'loses' | 'waits' | 'breaksOff';

const ORDER: readonly Leaving[] = ['breaksOff', 'waits', 'loses'];

// The router asks one blocker only, so all parts of the page that mind stand behind the first.
const guards = new Map<string, () => Leaving>();
const listeners = new Set<() => void>();

const tellAll = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const firstGuard = () => guards.keys().next().value;

/** What leaving the page would do by the word of all who mind. */
export const leavingNow = (): Leaving => {
  const all = [...guards.values()].map((leaving) => leaving());
  return ORDER.find((leaving) => all.includes(leaving)) ?? 'free';
};

/** Has a say in whether the page is left. True for the one who asks on behalf of all. */
export const useLeavingSay = (leaving: () => Leaving): boolean => {
  const id = useId();
  useEffect(() => {
    // Said anew, it keeps its place.
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

/** The same, to render by. */
export const useLeavingNow = (): Leaving => useSyncExternalStore(subscribe, leavingNow);
