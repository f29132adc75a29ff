import { expect, waitFor } from 'storybook/test';

/** The element, or what has taken its place: a notice leaves a dialog that closes, and is drawn anew. */
const nowOf = (found: HTMLElement): HTMLElement =>
  found.isConnected
    ? found
    : ([...document.querySelectorAll<HTMLElement>(found.localName)].find(
        ({ textContent }) => textContent === found.textContent,
      ) ?? found);

/** Waits until an element is visible and its entrance animation is over. */
export const seen = async (element: Promise<HTMLElement>): Promise<HTMLElement> => {
  const found = await element;
  await waitFor(() => expect(nowOf(found)).toBeVisible());
  return nowOf(found);
};

/** Waits until an element is visible in dark colours, which axe checks after the story. */
export const seenInDarkMode = async (element: Promise<HTMLElement>): Promise<HTMLElement> => {
  const found = await seen(element);
  await waitFor(() => expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark'));
  return found;
};
