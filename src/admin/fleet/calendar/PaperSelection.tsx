import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  type PropsWithChildren,
} from 'react';

import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { keyOf } from '../../../domain/expiries/fleetExpiries.ts';

/** With the date, so that a renewed paper is no longer selected. */
const selectionKey = (paper: Expiry) => `${keyOf(paper)}@${paper.date}`;

interface Selection {
  /** The selected papers that are still shown, most urgent first. */
  selected: readonly Expiry[];
  isSelected: (paper: Expiry) => boolean;
  select: (papers: readonly Expiry[], isOn: boolean) => void;
  clear: () => void;
}

const SelectionContext = createContext<Selection>({
  selected: [],
  isSelected: () => false,
  select: () => undefined,
  clear: () => undefined,
});

export const usePaperSelection = (): Selection => useContext(SelectionContext);

const NONE: ReadonlySet<string> = new Set();

/** Keeps the selected papers, in either view. */
export const PaperSelection = ({
  papers,
  children,
}: PropsWithChildren<{ papers: readonly Expiry[] }>) => {
  const [keys, setKeys] = useState(NONE);
  const select = useCallback(
    (chosen: readonly Expiry[], isOn: boolean) =>
      setKeys((before) => {
        const next = new Set(before);
        for (const paper of chosen) {
          if (isOn) next.add(selectionKey(paper));
          else next.delete(selectionKey(paper));
        }
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setKeys(NONE), []);
  const selection = useMemo(
    (): Selection => ({
      selected: keys.size > 0 ? papers.filter((paper) => keys.has(selectionKey(paper))) : [],
      isSelected: (paper) => keys.size > 0 && keys.has(selectionKey(paper)),
      select,
      clear,
    }),
    [keys, papers, select, clear],
  );
  return <SelectionContext value={selection}>{children}</SelectionContext>;
};
