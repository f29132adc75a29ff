import { showCount, signed } from '../../../domain/base/formats.ts';
import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import { countSteps, TOLERANCE, type Variance } from '../../../domain/diesel/ledger/count.ts';
import type { LedgerStep } from '../../../domain/diesel/ledger/ledger.ts';
import type { Position } from '../../../domain/diesel/ledger/position.ts';
import { useT } from '../../kit/texts/useT.ts';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
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
    style: { insetInlineStart: `${((low - least) / span) * 100}%`, inlineSize },
    tone: STANDS.includes(name) ? undefined : tone,
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
  return (
    <table className={styles['ledger']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('dieselDesk.ledger.step')}</th>
          <th scope="col" className={styles['barCell']} aria-hidden="true" />
          <th scope="col">{t('dieselDesk.ledger.litres')}</th>
          <th scope="col">{t('dieselDesk.ledger.value')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const { style, tone } = barOf(step, least, most);
          const isStand = tone === undefined;
          const change = (text: string, value: number) => (isStand ? text : signed(text, value));
          return (
            <tr key={step.name} data-stand={isStand || undefined}>
              <th scope="row">
                <span>{t(`dieselDesk.ledger.${step.name}`)}</span>
                {step.vouchers && step.vouchers.count > 0 && <Vouchers {...step.vouchers} />}
              </th>
              <td className={styles['barCell']} aria-hidden="true">
                {step.ml !== 0 && <span className={styles['bar']} data-tone={tone} style={style} />}
              </td>
              <td>{change(litres(step.ml), step.ml)}</td>
              <td>{change(money(step.fils), step.fils)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const Vouchers = ({ count, to }: NonNullable<LedgerRow['vouchers']>) => {
  const t = useT();
  return (
    <InnerLink href={to}>
      {t('dieselDesk.ledger.vouchers', { smart_count: count, count: showCount(count) })}
    </InnerLink>
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
  if (!book) return <p className={styles['soft']}>{t('dieselDesk.count.noBook')}</p>;
  if (!variance) {
    return (
      <p className={styles['soft']}>
        {t('dieselDesk.count.bookSays', { litres: litres(book.ml) })}
      </p>
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
    <div className={styles['variance']} data-tone={isBeyond ? 'bad' : 'good'} role="status">
      <strong>{shown.map((part) => signed(part, ml)).join(' · ')}</strong>
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
