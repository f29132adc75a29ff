import { useId, useState } from 'react';

import { dayOf } from '../../../domain/base/dates.ts';
import { listOf, showCount } from '../../../domain/base/formats.ts';
import { priceText, type TypedCount } from '../../../domain/diesel/ledger/count.ts';
import { stepsOf } from '../../../domain/diesel/ledger/ledger.ts';
import { isMovement } from '../../../domain/diesel/ledger/movements.ts';
import type { Position } from '../../../domain/diesel/ledger/position.ts';
import type { DieselStockRow } from '../../../domain/diesel/stock.ts';
import { useDialogDraft } from '../../kit/drafts/useDialogDraft.tsx';
import { StatusChip } from '../../kit/fields/StatusChip.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { FactList } from '../../kit/show/FactList.tsx';
import { useBranchText } from '../../kit/texts/useBranchText.ts';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TankBar } from '../desk/StockCard.tsx';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { useBranches } from '../useBranches.ts';
import { vouchersPath } from '../vouchersPath.ts';
import { CountDialog } from './CountDialog.tsx';
import { LedgerTable, type LedgerRow } from './LedgerTable.tsx';

import card from '../../kit/show/Card.module.css';
import styles from './stock.module.css';

interface BranchLedgerProps {
  position: Position<DieselStockRow>;
  /** What it was at a moment, in milliseconds since 1970. */
  positionAt: (at: number) => Position<DieselStockRow>;
  /** The movements since the count are still being summed up. */
  isWorking: boolean;
  onCounted: () => void;
}

/** One branch's stock: what the tank should hold by the book, the movements behind it, and a new count. */
export const BranchLedger = ({ position, positionAt, isWorking, onCounted }: BranchLedgerProps) => {
  const t = useT();
  const id = useId();
  const texts = useDeskTexts();
  const { time_zone } = useLocalization();
  const [isCounting, setCounting] = useState(false);
  const { branch, stock, ledger, lacks, book, unitPrice, toldMore, isLow, isOver, isCountDue } =
    position;
  const [typed, setTyped] = useState<TypedCount>();
  /** A count that another makes meanwhile must be found when this one is saved. */
  const [known, setKnown] = useState<DieselStockRow>();
  const cost = priceText(unitPrice);
  const isTyped =
    typed &&
    (typed.at || typed.liters || typed.dip || typed.reason || typed.cost !== typed.average);
  const draft = useDialogDraft<TypedCount, DieselStockRow>({
    name: `count/${branch}`,
    isOpen: isCounting,
    typed: isTyped ? typed : undefined,
    started: known,
    onRestore: (kept, started) => {
      setTyped(kept);
      setKnown(started);
    },
  });
  const name = useBranches().nameOf(branch);
  const tank = useBranchText()(stock.name);
  const steps: LedgerRow[] = ledger
    ? stepsOf(ledger)
        // What was never counted starts empty.
        .filter((step) => step.name !== 'opening' || !stock.opened_at)
        .map((step) => {
          if (!isMovement(step.name)) return step;
          const to = vouchersPath(step.name, branch, { from: dayOf(ledger.countedAt, time_zone) });
          return { ...step, vouchers: { count: ledger.lines[step.name].vouchers, to } };
        })
    : [];
  return (
    <section className={card.card} aria-labelledby={id}>
      <div className="line">
        <div className="fill">
          <h2 id={id} className="title">
            {name}
          </h2>
          <p className="row note">
            {tank !== name && <span>{tank}</span>}
            {isLow && <StatusChip tone="bad" label={t('dieselDesk.low')} />}
            {isOver && <StatusChip tone="bad" label={t('dieselDesk.over')} />}
            {isCountDue && <StatusChip tone="warn" label={t('dieselDesk.countDue')} />}
          </p>
        </div>
        <Button look="outlined" onClick={() => setCounting(true)}>
          {t('dieselDesk.count.open')}
        </Button>
      </div>
      <div className={styles['body']}>
        <div className={styles['level']}>
          <p className={`row gap-02 baseline soft ${styles['book']}`}>
            <strong>{book ? texts.litres(book.ml) : '–'}</strong>
            <span>{t(ledger ? 'dieselDesk.byLedger' : 'dieselDesk.byServer')}</span>
          </p>
          <TankBar position={position} />
          <Figures position={position} />
        </div>
        <div>
          {ledger && (
            <LedgerTable label={t('dieselDesk.ledger.label', { branch: name })} steps={steps} />
          )}
          {lacks && (
            <p className="soft small">
              {t(isWorking ? 'dieselDesk.working' : `dieselDesk.noLedger.${lacks}`)}
            </p>
          )}
          {toldMore !== undefined && (
            <p className="soft small">
              {t(toldMore > 0 ? 'dieselDesk.toldMore' : 'dieselDesk.toldLess', {
                litres: texts.litres(Math.abs(toldMore)),
              })}
            </p>
          )}
        </div>
      </div>
      {isTyped && <LeaveGuard leaving={draft.leaving} />}
      {isCounting && (
        <CountDialog
          position={position}
          positionAt={positionAt}
          name={name}
          known={known ?? stock}
          draft={draft}
          typed={typed ?? { at: '', liters: '', dip: '', cost, average: cost, reason: '' }}
          onType={(next) => {
            setTyped(next);
            setKnown(known ?? stock);
          }}
          onClose={() => setCounting(false)}
          onCounted={() => {
            setTyped(undefined);
            setKnown(undefined);
            onCounted();
          }}
        />
      )}
    </section>
  );
};

const Figures = ({ position }: { position: Position<DieselStockRow> }) => {
  const t = useT();
  const { money, perLitre } = useDeskTexts();
  const instantText = useInstantText();
  const { book, unitPrice, cover, daysSinceCount, stock, ledger } = position;
  const dash = t('common.notGiven');
  const ago = (days: number) =>
    days === 0 ? t('dieselDesk.today') : t('dieselDesk.daysAgo', { smart_count: days });
  const counted = daysSinceCount === undefined ? dash : ago(daysSinceCount);
  return (
    <FactList
      facts={[
        { name: t('dieselDesk.value'), value: book?.fils === undefined ? dash : money(book.fils) },
        {
          name: t(ledger ? 'dieselDesk.averageCost' : 'dieselDesk.countedCost'),
          value: unitPrice === undefined ? dash : perLitre(unitPrice),
        },
        {
          name: t('dieselDesk.cover'),
          value:
            cover === undefined
              ? dash
              : t('dieselDesk.days', {
                  smart_count: Math.floor(cover),
                  count: showCount(Math.floor(cover)),
                }),
        },
        {
          name: t('dieselDesk.lastCount'),
          value: (
            <>
              {counted}
              {stock.counted_at && (
                <small>
                  {listOf([instantText(stock.counted_at), stock.counted_by ?? undefined])}
                </small>
              )}
            </>
          ),
        },
      ]}
    />
  );
};
