import type { LucideIcon } from 'lucide-react';
import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';

import type { ApiError } from '../../dataProvider/apiError.ts';
import { notLoaded } from '../../dataProvider/loaded.ts';
import { loadTexts, type Catalogue } from '../../i18n/i18nProvider.ts';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

export interface ScreenOptions {
  /** It uses parts of MUI or react-admin's own ones, which need MUI's theme. */
  withMui?: boolean;
  texts?: Catalogue;
}

export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  /** Fetches it ahead of use. If that fails, opening it retries. */
  preload: () => Promise<void>;
};

/** With what the first view goes without: more texts, and MUI's theme. */
const loadScreen = async <Props extends object>(
  load: Load<Props>,
  { withMui = false, texts }: ScreenOptions = {},
) => {
  const [{ default: Screen }, scope] = await Promise.all([
    load(),
    withMui ? import('./look/MuiScope.tsx') : undefined,
    loadTexts(),
    texts && loadTexts(texts),
  ]);
  if (!scope) return { default: Screen };
  const { MuiScope } = scope;
  const ThemedScreen = (props: Props) =>
    createElement(MuiScope, null, createElement(Screen, props));
  return { default: ThemedScreen };
};

/** A promise would make React show a fallback, which it keeps for at least 300 ms. */
const fetched = <Value>(value: Value) =>
  // oxlint-disable-next-line unicorn/no-thenable
  Object.assign(Promise.resolve(value), { then: (take?: (found: Value) => void) => take?.(value) });

const failedStyles = new Set<HTMLLinkElement>();
if (typeof document !== 'undefined') {
  // Errors of elements don't bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        failedStyles.add(target);
    },
    { capture: true },
  );
}

/** Vite fetches a style sheet only once: without this, a screen would come without its styles. */
const fetchFailedStyles = () =>
  Promise.all(
    [...failedStyles].map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          failedStyles.delete(link);
          const again = document.createElement('link');
          Object.assign(again, { rel: 'stylesheet', crossOrigin: '', href: link.href });
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () =>
            reject(new Error(`Unable to preload CSS: ${link.href}`)),
          );
          link.replaceWith(again);
        }),
    ),
  );

const renewals = new Set<() => void>();

/**
 * What could not be fetched is fetched again when it is shown again. Called once the failure is on
 * the screen: earlier, React would fetch in a circle.
 */
export const renewFailed = (): void => {
  for (const renew of renewals) renew();
  renewals.clear();
};

/** Like React's `lazy`, which keeps a failure for ever, but for `renewFailed`. */
export const lazyPart = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  const attempt = () =>
    lazy(() => {
      const loading = load();
      loading.then(undefined, () =>
        renewals.add(() => {
          Current = attempt();
        }),
      );
      return loading;
    });
  let Current = attempt();
  return (props) => createElement(Current, props);
};

export const lazyScreen = <Props extends object>(
  load: Load<Props>,
  options?: ScreenOptions,
): LazyScreen<Props> => {
  let screen: Awaited<ReturnType<Load<Props>>> | undefined;
  const fetch = async () => {
    await fetchFailedStyles();
    return (screen ??= await loadScreen(load, options));
  };
  return Object.assign(
    lazyPart(() => (screen ? fetched(screen) : fetch())),
    {
      preload: async () => {
        await fetch().catch(() => undefined);
      },
    },
  );
};

export const lazyPage = (icon: LucideIcon, load: Load<object>, options?: ScreenOptions) => ({
  icon,
  screen: lazyScreen(load, options),
});

/** An optional part of a page: if it cannot be fetched, nothing is shown. */
export const lazyExtra = <Props extends object>(load: Load<Props>) =>
  lazy(() =>
    loadScreen(load).catch((): { default: ComponentType<Props> } => ({
      default: () => null,
    })),
  );

/**
 * `onFailure` reports the failure, or makes the part no longer needed; needed again, it is fetched
 * again. `load` and `onFailure` must be referentially stable.
 */
export const useLazyPart = <Props extends object>(
  load: Load<Props>,
  isWanted: boolean,
  onFailure: (error: ApiError) => void,
): { Part?: ComponentType<Props> } => {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isMissing = isWanted && !Part;
  useEffect(() => {
    if (!isMissing) return;
    fetchFailedStyles()
      .then(() => loadScreen(load))
      .then(
        (screen) => setPart(() => screen.default),
        async (error: unknown) => onFailure(await notLoaded(error)),
      );
  }, [isMissing, load, onFailure]);
  return { Part };
};
