import { useEffect, useState } from 'react';

import type { Sliced } from '../../../domain/base/slices.ts';

/** How long one slice may take, in milliseconds: a frame of the screen. */
const BUDGET = 12;

const runSliced = <Result>(work: Sliced<Result>, done: (result: Result) => void): (() => void) => {
  const channel = new MessageChannel();
  const slice = () => {
    const start = performance.now();
    while (performance.now() - start < BUDGET) {
      const { done: isDone, value } = work.next();
      if (isDone) return done(value);
    }
    return channel.port2.postMessage(null);
  };
  channel.port1.onmessage = slice;
  slice();
  return () => channel.port1.close();
};

/**
 * The result of long work that leaves the page usable; undefined until the first is there. While new work
 * runs the result of the one before is kept. `work` must be stable.
 */
export const useSliced = <Result>(work: (() => Sliced<Result>) | undefined): Result | undefined => {
  const [result, setResult] = useState<Result>();
  useEffect(
    () => (work ? runSliced(work(), (value) => setResult(() => value)) : undefined),
    [work],
  );
  return result;
};
