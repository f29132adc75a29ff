import type { LucideIcon } from 'lucide-react';
import {
  createElement,
  lazy,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';

import { loadTexts } from '../../i18n/i18nProvider.ts';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

export interface ScreenOptions {
  /** It uses no MUI and needs no theme. */
  plain?: boolean;
}

export type LazyScreen<Props extends object = object> = LazyExoticComponent<
  ComponentType<Props>
> & {
  /** Fetches it ahead of use. If that fails, opening it retries. */
  preload: () => Promise<void>;
};

/** Fetches a screen together with what the first view goes without: more texts, and MUI's theme. */
const loadScreen = async <Props extends object>(
  load: Load<Props>,
  { plain = false }: ScreenOptions = {},
) => {
  const [{ default: Screen }, scope] = await Promise.all([
    load(),
    plain ? undefined : import('./look/MuiScope.tsx'),
    loadTexts(),
  ]);
  if (!scope) return { default: Screen };
  const { MuiScope } = scope;
  const ThemedScreen = (props: Props) =>
    createElement(MuiScope, null, createElement(Screen, props));
  return { default: ThemedScreen };
};

/**
 * Calls back at once where a promise would wait: React then renders the screen without showing a fallback,
 * which it would keep for at least 300 ms.
 */
const fetched = <Value>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>;

/** A screen that is fetched when it is opened. */
export const lazyScreen = <Props extends object>(
  load: Load<Props>,
  options?: ScreenOptions,
): LazyScreen<Props> => {
  let screen: Awaited<ReturnType<Load<Props>>> | undefined;
  const fetch = async () => (screen ??= await loadScreen(load, options));
  return Object.assign(
    lazy(() => (screen ? fetched(screen) : fetch())),
    {
      preload: async () => {
        await fetch().catch(() => undefined);
      },
    },
  );
};

/** The icon of a page, and its screen. */
export const lazyPage = (icon: LucideIcon, load: Load<object>, options?: ScreenOptions) => ({
  icon,
  screen: lazyScreen(load, options),
});

/** A page whose screen uses no MUI. */
export const plainPage = (icon: LucideIcon, load: Load<object>) =>
  lazyPage(icon, load, { plain: true });

/** An optional part of a page: if it cannot be fetched, nothing is shown. */
export const lazyExtra = <Props extends object>(load: Load<Props>, options?: ScreenOptions) =>
  lazy(() =>
    loadScreen(load, options).catch((): { default: ComponentType<Props> } => ({
      default: () => null,
    })),
  );

/**
 * A part that is fetched once needed. `onFailure` reports it, or makes it no longer needed; needed again, it
 * is fetched again. `load` and `onFailure` must be referentially stable.
 */
export const useLazyPart = <Props extends object>(
  load: Load<Props>,
  isWanted: boolean,
  onFailure: () => void,
  { plain }: ScreenOptions = {},
): { Part?: ComponentType<Props> } => {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isMissing = isWanted && !Part;
  useEffect(() => {
    if (!isMissing) return;
    loadScreen(load, { plain }).then((screen) => setPart(() => screen.default), onFailure);
  }, [isMissing, load, onFailure, plain]);
  return { Part };
};
