import { expect, waitFor } from 'storybook/test';

/** Waits until an element is visible and its entrance animation is over. */
export const seen = async (element: Promise<HTMLElement>): Promise<HTMLElement> => {
  const found = await element;
  await waitFor(() => expect(found).toBeVisible());
  return found;
};

/** Waits until an element is visible in dark colours, which axe checks after the story. */
export const seenInDarkMode = async (element: Promise<HTMLElement>): Promise<HTMLElement> => {
  const found = await seen(element);
  await waitFor(() => expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark'));
  return found;
};
