import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Undefined removes a parameter. The back button leaves the page instead of undoing each change.
 */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { params, change };
};
