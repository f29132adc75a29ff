import {
  createContext,
  useContext,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
  type PropsWithChildren,
} from 'react';
import { useFormState, useWatch } from 'react-hook-form';

import { keyOfBranch } from '../../../../domain/base/branch.ts';
import { numberOf } from '../../../../domain/base/validation.ts';
import {
  doubtsOf,
  type Doubt,
  type DoubtField,
  type Entry,
  type Known,
} from '../../../../domain/diesel/doubts.ts';
import { transferTarget } from '../../../../domain/diesel/ledger/movements.ts';
import { serverClock } from '../../../../session/serverClock.ts';
import { RecordInput } from '../../../kit/inputs/RecordInput.tsx';
import { useBookEntries } from '../../desk/useBookEntries.ts';
import { useBranches } from '../../useBranches.ts';
import type { Correction } from '../corrections/Corrected.tsx';
import type { Voucher } from '../corrections/useCorrections.ts';
import { useDoubtText } from './useDoubtText.ts';

export type Judge = (now: number) => readonly Doubt[];

interface VoucherState {
  /** The value of the time that means the moment of booking. */
  nowAt: unknown;
  /** Takes what finds the doubts about what is typed, at a moment. */
  judgeBy: (judge: Judge) => void;
  /** The voucher that the form corrects. */
  correction?: Correction | undefined;
}

export const VoucherStateContext = createContext<VoucherState>({
  nowAt: undefined,
  judgeBy: () => {},
});

const DoubtsContext = createContext<readonly Doubt[]>([]);

/** Whether the voucher's time is the moment of booking. */
export const useIsNow = (): boolean => {
  const { nowAt } = useContext(VoucherStateContext);
  return useWatch<Record<string, unknown>>({ name: 'at' }) === nowAt;
};

const MINUTE_MS = 60_000;

const neverChanges = () => () => {};

/** Not before now, so that a count of this minute is not after it. */
const minuteEnd = () => Math.ceil(serverClock.now().getTime() / MINUTE_MS) * MINUTE_MS;

/** The closed month that an entry at a moment changes: by itself, or by the voucher that it corrects. */
const useClosedIn = () => {
  const { closedAt } = useBookEntries();
  const { branches } = useBranches();
  const { voucher } = useContext(VoucherStateContext).correction ?? {};
  const [branch_id, destination_type, destination]: unknown[] = useWatch({
    name: ['branch_id', 'destination_type', 'destination'],
  });
  const closedOf = (entry: Partial<Voucher>, at: number) =>
    closedAt(keyOfBranch(branches, entry.branch_id), at) ??
    closedAt(transferTarget(entry, branches), at);
  return (at: number) =>
    closedOf({ branch_id, destination_type, destination }, at) ??
    closedOf({ ...voucher }, Date.parse(voucher?.at ?? ''));
};

const LITRES = ['liters', 'liters_received'] as const;

interface DoubtedProps {
  /** What is known of truck, tanks and prices. */
  known: Omit<Known, 'now' | 'closed'>;
  litresField?: (typeof LITRES)[number];
}

/** The fields inside show the doubts; the form asks about them. */
export const Doubted = ({
  known,
  litresField = 'liters',
  children,
}: PropsWithChildren<DoubtedProps>) => {
  const { judgeBy, correction } = useContext(VoucherStateContext);
  // Of a voucher from before the count it is no news that the stock will not change.
  const isSettled = Date.parse(correction?.voucher.at ?? '') <= (known.countedAt ?? -Infinity);
  const countedAt = isSettled ? undefined : known.countedAt;
  const isNow = useIsNow();
  const closedIn = useClosedIn();
  const [at, litres, km, full, price]: unknown[] = useWatch({
    name: ['at', litresField, 'odometer_km', 'full_tank', 'unit_price'],
  });
  const judge: Judge = (now) => {
    const typed = Date.parse(String(at));
    const entry: Entry = {
      at: isNow || Number.isNaN(typed) ? now : typed,
      litres: numberOf(litres),
      litresField,
      km: numberOf(km),
      isFull: String(full) === 'true',
      price: numberOf(price),
    };
    return doubtsOf(entry, { ...known, countedAt, now, closed: closedIn(entry.at) });
  };
  useEffect(() => judgeBy(judge));
  const now = useSyncExternalStore(neverChanges, minuteEnd);
  return <DoubtsContext value={judge(now)}>{children}</DoubtsContext>;
};

/** A reading with fewer digits than the last one is still being typed. */
const isHalfTyped = (doubt: Doubt) =>
  doubt.code === 'below' && String(doubt.km).length < String(doubt.otherKm).length;

export const DoubtsAt = ({ field }: { field: DoubtField }) => {
  const textOf = useDoubtText();
  const { isSubmitted } = useFormState();
  const doubts = useContext(DoubtsContext).filter(
    (doubt) => doubt.field === field && (isSubmitted || !isHalfTyped(doubt)),
  );
  return (
    <div role="status" className="stack gap-2">
      {doubts.map((doubt) => (
        <p key={doubt.code} className="well" data-tone="warn">
          {textOf(doubt)}
        </p>
      ))}
    </div>
  );
};

/** With what is doubted of it. */
export const DoubtedInput = (props: ComponentProps<typeof RecordInput>) => (
  <div>
    <RecordInput {...props} />
    <DoubtsAt field={props.source as DoubtField} />
  </div>
);
