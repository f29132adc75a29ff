import { startTransition, useEffect, useState } from 'react';

/** False at first, true once that is on the screen: what lies further down renders then, in a task of its own. */
export const useIsPainted = (): boolean => {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
};
