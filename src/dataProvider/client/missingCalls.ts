import { createListeners } from '../../domain/base/listeners.ts';
import type { PhpRequest } from './phpClient.ts';

const nameOf = (path: string, { method = 'GET', query, json }: PhpRequest) => {
  // Several settings share one path; their section tells them apart.
  const section = query?.section ?? (json as { section?: string } | undefined)?.section ?? '';
  return `${method} ${path}?${section}`;
};

/** Until the page is loaded anew: then an administrator may have added them. */
export const createMissingCalls = () => {
  let known: ReadonlySet<string> = new Set();
  const { subscribe, tell } = createListeners();
  return {
    has: (path: string, request: PhpRequest = {}) => known.has(nameOf(path, request)),
    add: (path: string, request: PhpRequest) => {
      known = new Set([...known, nameOf(path, request)]);
      tell();
    },
    known: () => known,
    subscribe,
  };
};
export type MissingCalls = ReturnType<typeof createMissingCalls>;
