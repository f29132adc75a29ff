import { expect, waitFor } from 'storybook/test';

/** Waits until something is there and its entrance is over. */
export const seen = async (element: Promise<HTMLElement>): Promise<HTMLElement> => {
  const found = await element;
  await waitFor(() => expect(found).toBeVisible());
  return found;
};

/** Waits until something is there in the dark colours, which axe judges after the story. */
export const seenInTheDark = async (element: Promise<HTMLElement>): Promise<HTMLElement> => {
  const found = await seen(element);
  await waitFor(() => expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark'));
  return found;
};
