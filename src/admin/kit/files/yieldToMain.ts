/** Lets the page paint and respond before the work continues. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
