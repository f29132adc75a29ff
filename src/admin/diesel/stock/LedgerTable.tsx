import { showCount, signed } from '../../../domain/base/formats.ts';
import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import { countSteps, TOLERANCE, type Variance } from '../../../domain/diesel/ledger/count.ts';
import type { LedgerStep } from '../../../domain/diesel/ledger/ledger.ts';
import type { Position } from '../../../domain/diesel/ledger/position.ts';
import { useT } from '../../kit/texts/useT.ts';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { useDeskTexts } from '../desk/useDeskTexts.ts';

import styles from './stock.module.css';

export interface LedgerRow extends LedgerStep {
  vouchers?: { count: number; to: string };
}

const STANDS = ['opening', 'book', 'count'];

/** Position and size of a bar, as percentages of the range of levels. */
const barOf = ({ name, from, to }: LedgerStep, least: number, most: number) => {
  const span = Math.max(1, most - least);
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const inlineSize = `${((high - low) / span) * 100}%`;
  const tone = to >= from ? 'good' : 'warn';
  return {
    className: styles['bar'],
    style: { insetInlineStart: `${((low - least) / span) * 100}%`, inlineSize },
    'data-tone': STANDS.includes(name) ? undefined : tone,
  };
};

interface LedgerTableProps {
  label: string;
  steps: readonly LedgerRow[];
}

/** A waterfall chart and its table in one. */
export const LedgerTable = ({ label, steps }: LedgerTableProps) => {
  const t = useT();
  const { litres, money } = useDeskTexts();
  const levels = steps.flatMap(({ from, to }) => [from, to]);
  const [least, most] = [Math.min(0, ...levels), Math.max(0, ...levels)];
  const isStand = ({ name }: LedgerStep) => STANDS.includes(name);
  const change = (step: LedgerStep, text: string, value: number) =>
    isStand(step) ? text : signed(text, value);
  return (
    <Table
      className={styles['ledger']}
      aria-label={label}
      rows={steps}
      keyOf={({ name }) => name}
      markOf={(step) => ({ 'data-stand': isStand(step) || undefined })}
      columns={[
        {
          name: 'step',
          head: t('dieselDesk.ledger.step'),
          cell: ({ name, vouchers }) => (
            <>
              <span>{t(`dieselDesk.ledger.${name}`)}</span>
              {vouchers && vouchers.count > 0 && (
                <InnerLink className="note" href={vouchers.to}>
                  {t('dieselDesk.ledger.vouchers', {
                    smart_count: vouchers.count,
                    count: showCount(vouchers.count),
                  })}
                </InnerLink>
              )}
            </>
          ),
        },
        {
          name: 'bar',
          head: '',
          isPicture: true,
          cell: (step) => step.ml !== 0 && <span {...barOf(step, least, most)} />,
        },
        {
          name: 'litres',
          head: t('dieselDesk.ledger.litres'),
          isFigure: true,
          cell: (step) => change(step, litres(step.ml), step.ml),
        },
        {
          name: 'value',
          head: t('dieselDesk.ledger.value'),
          isFigure: true,
          cell: (step) => change(step, money(step.fils), step.fils),
        },
      ]}
    />
  );
};

interface VarianceReportProps {
  position: Position;
  /** Undefined until a number is typed, or if the book is unknown. */
  variance: Variance | undefined;
}

export const VarianceReport = ({ position: { book }, variance }: VarianceReportProps) => {
  const t = useT();
  const { litres, money, percent } = useDeskTexts();
  if (!book) return <p className="soft small">{t('dieselDesk.count.noBook')}</p>;
  if (!variance) {
    return (
      <p className="soft small">{t('dieselDesk.count.bookSays', { litres: litres(book.ml) })}</p>
    );
  }
  const { ml, fils, share, allowed, isBeyond } = variance;
  const shown = [litres(ml), ...(share === undefined ? [] : [percent(share)]), money(fils)];
  const tolerance = t('dieselDesk.count.tolerance', {
    allowed: litres(allowed),
    share: percent(TOLERANCE.share),
    litres: litres(toMillilitres(TOLERANCE.litres)),
  });
  return (
    <div className="well small" data-tone={isBeyond ? 'bad' : 'good'} role="status">
      <strong className="large">{shown.map((part) => signed(part, ml)).join(' · ')}</strong>
      <p>
        {t(isBeyond ? 'dieselDesk.count.beyond' : 'dieselDesk.count.within')} {tolerance}
      </p>
    </div>
  );
};

interface CountStepsProps extends VarianceReportProps {
  /** AED per litre. */
  price: number | undefined;
}

export const CountSteps = ({ position: { book, ledger }, variance, price }: CountStepsProps) => {
  const t = useT();
  if (!book || book.fils === undefined || !variance || price === undefined) return null;
  const valued = { ml: book.ml, fils: book.fils };
  return (
    <LedgerTable
      label={t('dieselDesk.count.way')}
      steps={countSteps({ book: valued, ledger }, variance, price)}
    />
  );
};
