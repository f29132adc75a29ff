/**
 * Long work that pauses now and then: a browser that runs it in slices stays responsive. Pausing does not
 * affect the result.
 */
export type Sliced<Result> = Generator<undefined, Result, undefined>;

/** After how many cheap steps work should pause; some milliseconds on a slow phone. */
const STEPS = 1000;

/** Processes each item, with pauses. */
export function* eachSliced<Item>(
  items: readonly Item[],
  act: (item: Item, index: number) => void,
): Sliced<void> {
  for (const [index, item] of items.entries()) {
    if (index % STEPS === STEPS - 1) yield;
    act(item, index);
  }
}

/** The result of sliced work, without pausing. */
export const atOnce = <Result>(work: Sliced<Result>): Result => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
};
