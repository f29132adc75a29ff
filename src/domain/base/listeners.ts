/** Those who want to know of each change of something. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    /** Returns the unsubscribe function, as useSyncExternalStore expects. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
};
