import type { Sliced } from '../../domain/base/slices.ts';

/** Lets the browser paint, or answer an interaction, between two pieces of work. */
export const pause = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

export const inSlices = async <Result>(work: Sliced<Result>): Promise<Result> => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await pause();
  }
};
