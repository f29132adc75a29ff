import {
  createContext,
  memo,
  useCallback,
  useContext,
  useMemo,
  useState,
  type PropsWithChildren,
} from 'react';

import type { Expiry } from '../../../domain/expiries/expiry.ts';
import { keyOf } from '../../../domain/expiries/fleetExpiries.ts';
import { RenewButton } from '../../expiries/renew/RenewButton.tsx';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { usePaperName } from '../../kit/texts/usePaperName.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useMay } from '../../kit/useMay.ts';

import styles from './Papers.module.css';

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

/** The papers of one day, each with its holder and actions. */
export const PaperRows = ({ papers }: { papers: readonly Expiry[] }) => {
  const { isSelected, select } = usePaperSelection();
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => (
        <PaperRow
          key={keyOf(paper)}
          paper={paper}
          isSelected={isSelected(paper)}
          onSelect={select}
        />
      ))}
    </ul>
  );
};

interface PaperRowProps {
  paper: Expiry;
  isSelected: boolean;
  onSelect: (papers: readonly Expiry[], isOn: boolean) => void;
}

const sameRow = (before: PaperRowProps, after: PaperRowProps) =>
  before.paper === after.paper &&
  before.isSelected === after.isSelected &&
  before.onSelect === after.onSelect;

const PaperRow = memo(({ paper, isSelected, onSelect }: PaperRowProps) => {
  const t = useT();
  const may = useMay();
  const nameOf = usePaperName();
  const { holder, kind, state, owner } = paper;
  return (
    <li className={styles.paper} data-state={state}>
      {may('edit', holder.resource) && (
        <input
          type="checkbox"
          aria-label={t('calendar.selection.one', { paper: nameOf(paper) })}
          checked={isSelected}
          onChange={(event) => onSelect([paper], event.target.checked)}
        />
      )}
      <span className={styles.holder}>
        <RecordName {...holder} />
      </span>
      <span className={styles.kind}>
        {t(`common.expiryKinds.${kind}`)}
        {owner && (
          <>
            {' · '}
            <bdi>{owner.label}</bdi>
          </>
        )}
      </span>
      <RenewButton expiry={paper} />
    </li>
  );
}, sameRow);
PaperRow.displayName = 'PaperRow';
