/** Between the parts of long work other calls are answered. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
