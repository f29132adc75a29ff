import { expect, waitFor } from 'storybook/test';

/** Waits until something is there and its entrance is over. */
export const seen = async (element: Promise<HTMLElement>): Promise<HTMLElement> => {
  const found = await element;
  await waitFor(() => expect(found).toBeVisible());
  return found;
};
