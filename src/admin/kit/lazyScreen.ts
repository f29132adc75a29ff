import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { loadTexts } from '../../i18n/i18nProvider.ts';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

export type LazyScreen<Props extends object = object> = LazyExoticComponent<
  ComponentType<Props>
> & {
  /** Fetches it before it is opened. If that fails, opening it tries again. */
  preload: () => void;
};

/** Fetches a screen together with the texts that the first view goes without. */
export const loadScreen = async <Props extends object>(load: Load<Props>) => {
  const [screen] = await Promise.all([load(), loadTexts()]);
  return screen;
};

/** A screen that is fetched when it is opened, with its texts. */
export const lazyScreen = <Props extends object>(load: Load<Props>): LazyScreen<Props> =>
  Object.assign(
    lazy(() => loadScreen(load)),
    { preload: () => void loadScreen(load).catch(() => undefined) },
  );

/** A part that its page can do without: if it cannot be fetched, nothing is shown. */
export const lazyExtra = <Props extends object>(load: Load<Props>) =>
  lazy(() =>
    loadScreen(load).catch((): { default: ComponentType<Props> } => ({ default: () => null })),
  );
