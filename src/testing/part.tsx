import type { Decorator } from '@storybook/react-vite';
import { createContext, useContext, useState, type MouseEvent, type ReactNode } from 'react';
import { CoreAdminContext, StoreContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { Look } from '../admin/kit/look/Look.ts';
import { MuiScope } from '../admin/kit/look/MuiScope.tsx';
import { innerLinkOf } from '../admin/kit/ui/InnerLink.tsx';
import { i18nProvider, loadTexts } from '../i18n/i18nProvider.ts';
import { startStory, type StorySetup } from './startStory.ts';
import { storeOf, useStoryLook, type StoryLook } from './storyLook.ts';

import styles from './part.module.css';

type PanelLook = Pick<StoryLook, 'theme' | 'direction' | 'brand'>;

/** The part in its latest state, because the router around it is created only once. */
const PartContext = createContext<ReactNode>(null);

/** Plain CSS follows `color-scheme`, MUI the store. */
const Panel = ({ look }: { look: PanelLook }) => {
  const [store] = useState(() => storeOf(look));
  return (
    <StoreContextProvider value={store}>
      <div className={styles['panel']} dir={look.direction} style={{ colorScheme: look.theme }}>
        <MuiScope>{useContext(PartContext)}</MuiScope>
      </div>
    </StoreContextProvider>
  );
};

/** `opposite`: the two that differ in both colours and direction. */
type Looks = 'one' | 'opposite' | 'all';

const panelsOf = (looks: Looks, chosen: StoryLook): readonly PanelLook[] => {
  const { brand } = chosen;
  const light = { theme: 'light', brand } as const;
  const dark = { theme: 'dark', brand } as const;
  if (looks === 'one') return [chosen];
  if (looks === 'opposite')
    return [
      { ...light, direction: 'ltr' },
      { ...dark, direction: 'rtl' },
    ];
  return (['ltr', 'rtl'] as const).flatMap((direction) => [
    { ...light, direction },
    { ...dark, direction },
  ]);
};

interface StageProps extends Pick<PartParameters, 'path' | 'setup' | 'isWide'> {
  looks: Looks;
}

/** Links to screens do nothing, because there is no layout to follow them. */
const stay = (event: MouseEvent<HTMLElement>) => {
  if (innerLinkOf(event)) event.preventDefault();
};

const start = ({ looks, isWide, path = '/', setup }: StageProps, look: StoryLook) => {
  const element = (
    <CoreAdminContext
      {...startStory({ ...setup, role: look.role ?? setup?.role })}
      i18nProvider={i18nProvider}
      store={storeOf(look)}
    >
      <Look />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles['panels']} data-wide={isWide || undefined} onClick={stay}>
        {panelsOf(looks, look).map((panel) => (
          <Panel key={panel.theme + panel.direction} look={panel} />
        ))}
      </div>
    </CoreAdminContext>
  );
  return createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
};

const Started = ({ look, ...props }: StageProps & { look: StoryLook }) => {
  const [router] = useState(() => start(props, look));
  return <RouterProvider router={router} />;
};

const Stage = (props: StageProps) => {
  const look = useStoryLook();
  return <Started key={JSON.stringify([look, props.looks])} look={look} {...props} />;
};

const asPart: Decorator = (Story, { globals, parameters }) => {
  const { looks, path, setup, isWide } = parameters as PartParameters;
  return (
    <PartContext value={Story()}>
      <Stage
        looks={looks === 'one' ? looks : (globals['looks'] as Looks)}
        path={path}
        setup={setup}
        isWide={isWide}
      />
    </PartContext>
  );
};

interface PartParameters {
  /** 'one' for parts that cover the page or have a play function. */
  looks?: 'one';
  /** The address at which the part renders. */
  path?: string;
  /** Who is signed in and what the mock contains. */
  setup?: StorySetup;
  /** It takes the full width, so its looks are stacked. */
  isWide?: boolean;
  /** The part covers its page: in the docs it gets an iframe of this height. */
  frame?: string;
}

/**
 * What a part's stories share: a text for designers, and react-admin's contexts on an in-memory mock without
 * the rest of the app. In tests they render in two looks at once, light from left to right and dark from right to left. The
 * text is not a comment above `meta`, because Storybook would show that instead.
 */
export const part = (text: string, { frame, ...parameters }: PartParameters = {}) => ({
  decorators: [asPart],
  loaders: [() => loadTexts(), () => loadTexts('importing')],
  parameters: {
    ...parameters,
    docs: {
      story: { inline: !frame, height: frame ?? 'auto' },
      description: { component: text.replaceAll(/^ +/gm, '') },
    },
    // The same landmark appears in each look.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
});
