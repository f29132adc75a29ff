/** Lets the browser paint, or answer an interaction, between two pieces of work. */
export const pause = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
