import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { holds } from '../../../dataProvider/rows/rows.ts';
import { typedNumber } from '../../../domain/base/typedNumber.ts';
import { instant, type Problem } from '../../../domain/base/validation.ts';
import { toLitres, toMillilitres } from '../../../domain/diesel/amounts.ts';
import { countByDip, type TankDimension } from '../../../domain/diesel/dip.ts';
import {
  countProblems,
  priceText,
  varianceOf,
  type CountDraft,
  type TypedCount,
} from '../../../domain/diesel/ledger/count.ts';
import type { Position } from '../../../domain/diesel/ledger/position.ts';
import type { DieselStockRow } from '../../../domain/diesel/stock.ts';
import { serverClock } from '../../../session/serverClock.ts';
import type { useDialogDraft } from '../../kit/drafts/useDialogDraft.tsx';
import { Failure } from '../../kit/feedback/Failure.tsx';
import { useFailureText } from '../../kit/feedback/useFailure.ts';
import { StayWhile } from '../../kit/form/StayWhile.tsx';
import { Pills } from '../../kit/inputs/Pills.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { Dialog, DialogForm } from '../../kit/ui/Dialog.tsx';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { useBookEntries } from '../desk/useBookEntries.ts';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { useClosedText } from '../vouchers/doubts/useDoubtText.ts';
import { CountField, CountTime, DipFields, useTank } from './CountFields.tsx';
import { CountSaved, isAsSent } from './CountSaved.tsx';
import { CountSteps, VarianceReport } from './LedgerTable.tsx';
import { useCountConflicts } from './useCountConflicts.ts';

const FIRST_WRONG = 'dialog[open] [data-wrong] :is(input, textarea)';

const WAYS = ['litres', 'dip'] as const;

interface CountDialogProps {
  position: Position<DieselStockRow>;
  /** What it was at a moment, in milliseconds since 1970. */
  positionAt: (at: number) => Position<DieselStockRow>;
  /** The stock when the first value was typed. */
  known: DieselStockRow;
  name: string;
  /** Kept outside, so that typed values outlive the dialog. */
  typed: TypedCount;
  onType: (typed: TypedCount) => void;
  draft: Pick<ReturnType<typeof useDialogDraft>, 'offer' | 'reload' | 'outdated'>;
  onClose: () => void;
  onCounted: () => void;
}

/** Counts a branch's tank; the book then restarts from the count. */
export const CountDialog = ({
  position: positionNow,
  positionAt,
  known: knownAtFirst,
  name,
  typed,
  onType,
  draft,
  onClose,
  onCounted,
}: CountDialogProps) => {
  const t = useT();
  const notify = useNotify();
  const failureText = useFailureText();
  const { litres } = useDeskTexts();
  const dataProvider = useAppDataProvider();
  const [tries, setTries] = useState(0);
  const isTried = tries > 0;
  // On a phone what is wrong may be out of view.
  useEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [tries]);
  const { branch, stock } = positionNow;
  const at = instant(typed.at) ? NaN : Date.parse(typed.at);
  const position = Number.isNaN(at) ? positionNow : positionAt(at);
  const { book, unitPrice } = position;

  const closedText = useClosedText();
  const closed = useBookEntries().closedAt(branch, at);

  const [tank, setTank] = useTank(branch);
  const byDip = countByDip(tank.form, { ...tank, dip: typed.dip });
  const typedLitres = typedNumber(typed.liters);
  const ml = tank.isDip ? byDip.ml : typedLitres && toMillilitres(typedLitres);
  const counted = ml && toLitres(ml);
  // The average of the moment that is counted, unless another price was typed.
  const cost = typed.cost === typed.average ? priceText(unitPrice) : typed.cost;
  const price = typedNumber(cost);
  const worth = unitPrice ?? (price === undefined ? undefined : price * 10_000);
  const variance =
    book && worth !== undefined && ml !== undefined && ml >= 0
      ? varianceOf(ml, book.ml, worth, tank.isDip ? byDip.graduationMl : 0)
      : undefined;
  const needsReason = variance?.isBeyond === true;
  const [isCompared, setCompared] = useState(false);
  const isBlind = tank.isBlind && !isCompared;
  const liters = tank.isDip ? String(counted ?? '') : typed.liters;
  const limits = {
    capacity_l: stock.capacity_l,
    needsReason,
    now: serverClock.now().getTime(),
    countedAt: stock.counted_at,
  };
  const problems = {
    ...countProblems({ ...typed, liters, cost }, limits),
    ...(tank.isDip && byDip.problems),
  };

  const conflicts = useCountConflicts();
  /** Resolves to what was stored; undefined if someone else's count is kept. */
  const send = async () => {
    let known = knownAtFirst;
    const graduation = tank.isDip ? toLitres(byDip.graduationMl ?? 0) : 0;
    const reason = typed.reason.trim();
    const values = { liters: counted ?? 0, cost: price ?? 0 };
    return conflicts.save(
      async (chosen) => {
        const count = { ...values, ...chosen };
        const isTheirs = known !== knownAtFirst && holds(known, count);
        if (isTheirs) return undefined;
        try {
          const stored = await dataProvider.countStock(
            {
              branch_id: stock.branch_id,
              ...count,
              ...(reason && { reason }),
              ...(typed.at && { counted_at: typed.at }),
              ...(graduation > 0 && { graduation_l: graduation }),
            },
            known,
          );
          return { ...stored, ...count, reason };
        } catch (failure) {
          if (isApiError(failure, 'changedElsewhere')) known = { ...known, ...failure.found };
          throw failure;
        }
      },
      values,
      knownAtFirst,
    );
  };
  const { mutate, isPending, error } = useMutation({ mutationFn: send });
  const serverErrors = isApiError(error) ? error.fieldErrors : undefined;
  const problemOf = (field: keyof CountDraft | TankDimension) => {
    const problem: Problem | undefined = isTried ? problems[field] : undefined;
    return problem ? t(`validation.${problem.code}`, problem) : serverErrors?.[field];
  };
  const field = (source: keyof CountDraft) => ({
    label: t(`dieselDesk.count.${source}`),
    value: typed[source],
    onChange: (value: string) => onType({ ...typed, [source]: value }),
    problem: problemOf(source),
    isOff: isPending,
  });

  const save = () => {
    setTries(tries + 1);
    // Only a count that needs a reason is shown the book.
    if (needsReason) setCompared(true);
    if (isPending || Object.keys(problems).length > 0) return;
    mutate(undefined, {
      onSuccess: (stored) => {
        if (stored !== undefined) {
          notify(<CountSaved branch={name} {...stored} />, {
            type: isAsSent(stored) ? 'success' : 'warning',
          });
        }
        onCounted();
        onClose();
      },
    });
  };

  return (
    <Dialog
      title={t('dieselDesk.count.title', { branch: name })}
      about={t('dieselDesk.count.about')}
      size="wide"
      isCover={isBlind}
      isBusy={isPending}
      onClose={onClose}
    >
      <StayWhile isRunning={isPending} />
      {conflicts.view}
      <DialogForm
        onSubmit={save}
        onCancel={onClose}
        submit={t('dieselDesk.count.save')}
        isBusy={isPending}
        error={error}
        onReload={draft.reload}
      >
        {draft.offer}
        <Pills
          legend={t('dieselDesk.count.ways.label')}
          name="way"
          options={WAYS.map((way) => ({ value: way, name: t(`dieselDesk.count.ways.${way}`) }))}
          selected={tank.isDip ? 'dip' : 'litres'}
          onSelect={(way) => setTank({ isDip: way === 'dip' })}
          isOff={isPending}
        />
        {tank.isDip && (
          <DipFields tank={tank} onTank={setTank} dip={field('dip')} problemOf={problemOf} />
        )}
        {tank.isDip && counted !== undefined && (
          <div className="note">
            <strong>{t('dieselDesk.count.byDip', { litres: litres(ml ?? 0) })}</strong>
            {/* If they exceed the tank's capacity, a dimension or the dip is wrong. */}
            {problemOf('liters') && (
              <p className="note" data-tone="bad" role="alert">
                {problemOf('liters')}
              </p>
            )}
          </div>
        )}
        <div className="columns broad">
          {!tank.isDip && <CountField {...field('liters')} isFirst />}
          <CountField {...field('cost')} value={cost} hint={t('dieselDesk.count.costHint')} />
          {stock.counted_at && <CountTime {...field('at')} />}
        </div>
        {closed && <Alert tone="warn">{closedText(closed)}</Alert>}
        {/* Whether the book is hidden, so that the count isn't copied from it. */}
        <label className="tick">
          <input
            type="checkbox"
            checked={tank.isBlind}
            disabled={isPending}
            onChange={({ target }) => setTank({ isBlind: target.checked })}
          />
          {t('dieselDesk.count.blind')}
        </label>
        {!isBlind && (
          <>
            <VarianceReport position={position} variance={variance} />
            {(needsReason || typed.reason !== '') && <CountField {...field('reason')} isLong />}
            <CountSteps position={position} variance={variance} price={price} />
          </>
        )}
        {!stock.counted_at && <p className="soft small">{t('dieselDesk.count.holdsFrom')}</p>}
        {error && !isApiError(error, 'aborted') && (
          <Failure>
            {draft.outdated(error) ?? failureText('dieselDesk.count.failed', error)}
          </Failure>
        )}
      </DialogForm>
    </Dialog>
  );
};
