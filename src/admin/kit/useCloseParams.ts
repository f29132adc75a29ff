import { useSearchParams } from 'react-router-dom';

/** Closes what the given address parameters opened, and keeps the other parameters. */
export const useCloseParams = (...names: string[]) => {
  const [, setParams] = useSearchParams();
  return () =>
    setParams((params) => {
      for (const name of names) params.delete(name);
      return params;
    });
};
