/** Long work that pauses now and then, so that a browser stays responsive. */
export type Sliced<Result> = Generator<undefined, Result, undefined>;

/** Some milliseconds on a slow phone. */
const STEPS = 1000;

export function* eachSliced<Item>(
  items: readonly Item[],
  act: (item: Item, index: number) => void,
): Sliced<void> {
  for (const [index, item] of items.entries()) {
    if (index % STEPS === STEPS - 1) yield;
    act(item, index);
  }
}

export const atOnce = <Result>(work: Sliced<Result>): Result => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
};
