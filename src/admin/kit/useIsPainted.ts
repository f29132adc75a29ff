import { startTransition, useEffect, useState } from 'react';

/** False until the first render is painted, so that what lies further down can render in a task of its own. */
export const useIsPainted = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
};
