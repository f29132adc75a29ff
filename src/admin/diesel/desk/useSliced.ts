import { useEffect, useState } from 'react';

import type { Sliced } from '../../../domain/base/slices.ts';

/** How long one slice may take, in milliseconds: about one frame. */
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
 * In slices, so that the page stays responsive. Keeps the last result while new work runs;
 * undefined until the first. `work` must be referentially stable.
 */
export const useSliced = <Result>(work: (() => Sliced<Result>) | undefined): Result | undefined => {
  const [result, setResult] = useState<Result>();
  useEffect(
    () => (work ? runSliced(work(), (value) => setResult(() => value)) : undefined),
    [work],
  );
  return result;
};
