/** Lets the page paint and answer before the work goes on. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
