import { useCallback, useEffect, useRef, useState } from 'react';

import { useOnDiscard } from '../formState/leaving.ts';
import { dropDraft, findDraft, type Draft } from './draftStore.ts';

/** Typing pauses for so many milliseconds before a draft is kept. */
const PAUSE = 400;

/** What an earlier visit left under this name. It goes with what is typed, if the user discards that. */
export const useDraft = (name: string, isWanted = true) => {
  const [found, setFound] = useState<Draft>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void findDraft(name).then((draft) => {
      if (isCurrent) setFound(draft);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, isWanted]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => {
    // The form may stay on screen for a while.
    clearTimeout(timer.current);
    void dropDraft(name);
  }, [name]);
  useOnDiscard(drop);
  /** Keeps a draft once typing pauses; returns what calls that off. */
  const keepSoon = useCallback((keep: () => unknown) => {
    timer.current = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer.current);
  }, []);
  return { found, drop, keepSoon, settle: () => setFound(undefined) };
};
