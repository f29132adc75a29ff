import { useEffect, useRef, useState } from 'react';

import type { RunControl } from '../../../dataProvider/rows/paged.ts';

/** The progress of a run of many calls, and a way to end it. Leaving ends a run that only reads. */
export const useRun = ({ writes = false } = {}) => {
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const cancel = useRef(new AbortController());
  useEffect(
    () => () => {
      if (!writes) cancel.current.abort();
    },
    [writes],
  );
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
