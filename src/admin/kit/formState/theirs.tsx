import {
  createContext,
  Suspense,
  useContext,
  useMemo,
  useSyncExternalStore,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

import { lazyExtra } from '../lazyScreen.ts';
import type { FieldTexts } from './fieldTexts.ts';
import type { FormBase } from './formBase.ts';

interface Theirs {
  base: FormBase;
  texts?: FieldTexts;
}

const TheirsContext = createContext<Theirs | null>(null);

const ChangedNote = lazyExtra(() => import('./ChangedNote.tsx'));

/** Tells the fields of a form what others have stored in them meanwhile. */
export const TheirsProvider = ({ base, texts, children }: PropsWithChildren<Theirs>) => (
  <TheirsContext value={useMemo(() => ({ base, texts }), [base, texts])}>{children}</TheirsContext>
);

export const useFormBase = (): FormBase | undefined => useContext(TheirsContext)?.base;

const nothing = () => () => undefined;

/** What to say beside a field that someone else has changed since the user began to edit it. */
export const useChangedNote = (field: string): ReactNode => {
  const context = useContext(TheirsContext);
  const theirs = useSyncExternalStore(context?.base.subscribe ?? nothing, () =>
    context?.base.theirs(),
  );
  if (!theirs || !Object.hasOwn(theirs, field)) return undefined;
  return (
    <Suspense fallback={null}>
      <ChangedNote field={field} value={theirs[field]} texts={context?.texts} />
    </Suspense>
  );
};
