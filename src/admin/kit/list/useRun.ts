import { useEffect, useRef, useState } from 'react';

import type { RunControl } from '../../../dataProvider/rows/paged.ts';

/** Of what takes many calls: how far it is, and how to end it. Leaving ends it too. */
export const useRun = () => {
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const cancel = useRef(new AbortController());
  useEffect(() => () => cancel.current.abort(), []);
  const control: RunControl = {
    get signal() {
      return cancel.current.signal;
    },
    onProgress: (done, total) => setProgress({ done, total }),
  };
  return {
    progress,
    control,
    begin: (total: number) => {
      cancel.current = new AbortController();
      setProgress({ done: 0, total });
    },
    end: () => {
      cancel.current.abort();
      setProgress(undefined);
    },
  };
};
