import type { PhpRequest } from './phpClient.ts';

const nameOf = (path: string, { method = 'GET', query, json }: PhpRequest) => {
  // Several settings share one path; their section tells them apart.
  const section = query?.section ?? (json as { section?: string } | undefined)?.section ?? '';
  return `${method} ${path}?${section}`;
};

/** Until the page is loaded anew: then an administrator may have added them. */
export const createMissingCalls = () => {
  let known: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  return {
    has: (path: string, request: PhpRequest = {}) => known.has(nameOf(path, request)),
    add: (path: string, request: PhpRequest) => {
      known = new Set([...known, nameOf(path, request)]);
      for (const listener of listeners) listener();
    },
    known: () => known,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type MissingCalls = ReturnType<typeof createMissingCalls>;
