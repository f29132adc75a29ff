import { useCallback, useEffect, useState } from 'react';

import { useOnDiscard } from '../formState/leaving.ts';
import { dropDraft, findDraft, type Draft } from './draftStore.ts';

/** Typing pauses for so many milliseconds before a draft is kept. */
export const PAUSE = 400;

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
  const drop = useCallback(() => void dropDraft(name), [name]);
  useOnDiscard(drop);
  return { found, drop, settle: () => setFound(undefined) };
};
