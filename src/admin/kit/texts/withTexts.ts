import { loadTexts } from '../../../i18n/i18nProvider.ts';
import type { LaterTexts } from '../../../i18n/messages.ts';

/** A loader of a screen that also fetches the texts which the first view went without. */
export const withTexts =
  <Screen>(load: () => Promise<Screen>, ...parts: LaterTexts[]) =>
  async (): Promise<Screen> => {
    const [screen] = await Promise.all([load(), ...parts.map(loadTexts)]);
    return screen;
  };
