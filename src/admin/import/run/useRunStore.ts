import { useRef, useState } from 'react';
import { useStoreContext } from 'react-admin';

import { isOver, type ImportRun } from '../../../domain/import/run/run.ts';
import { unfinishedImportKey } from '../../kit/list/unfinishedImportKey.ts';
import { forgetRun, keepRun, listRun, readRun } from './runStore.ts';

/** A safety net: if the browser can't store an import, it goes on without. */
export const useRunStore = (resource: string) => {
  const { setItem, removeItem } = useStoreContext();
  const [isKept, setKept] = useState(true);
  const canKeep = useRef(true);
  /** As it was to be stored last. */
  const known = useRef<ImportRun>(undefined);

  const clearUnfinished = () => removeItem(unfinishedImportKey(resource));

  const forget = async (run: ImportRun) => {
    await forgetRun(run.id).catch(() => undefined);
    clearUnfinished();
  };

  const attempt = async (run: ImportRun, store: () => Promise<unknown>) => {
    known.current = run;
    if (!canKeep.current) return;
    try {
      await store();
    } catch {
      canKeep.current = false;
      setKept(false);
      // One that is out of date would make false claims later.
      await forget(run);
    }
  };

  /** Another import may fit in the browser. */
  const startOver = () => {
    canKeep.current = true;
    setKept(true);
  };

  return {
    /** False if the browser could not store the import. */
    isKept,
    keep: (run: ImportRun) => attempt(run, () => keepRun(run)),
    /** The same, where nothing more happens until the user acts: other screens have to know how far it is. */
    keepListed: async (run: ImportRun) => {
      await attempt(run, async () => {
        await keepRun(run);
        await listRun(run);
      });
      if (isOver(run)) clearUnfinished();
      else if (canKeep.current) setItem(unfinishedImportKey(resource), run.fileName);
    },
    /** The list is counted again only at the end of an undo, so it has to know that it may be behind. */
    listUndoing: (run: ImportRun) => attempt(run, () => listRun(run, true)),
    /** The import as another tab may have left it. */
    latest: async (run: ImportRun) => {
      const stored = canKeep.current && (await readRun(run.id).catch(() => undefined));
      return stored || (known.current?.id === run.id ? known.current : run);
    },
    forget,
    clearUnfinished,
    startOver,
  };
};
