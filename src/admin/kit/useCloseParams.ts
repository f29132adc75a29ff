import { useSearchParams } from 'react-router-dom';

/** Closes what parameters of the address have opened, and leaves the others as they are. */
export const useCloseParams = (...names: string[]) => {
  const [, setParams] = useSearchParams();
  return () =>
    setParams((params) => {
      for (const name of names) params.delete(name);
      return params;
    });
};
