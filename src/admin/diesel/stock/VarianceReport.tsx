import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import { TOLERANCE, type Variance } from '../../../domain/diesel/ledger/count.ts';
import { stepsOf } from '../../../domain/diesel/ledger/ledger.ts';
import type { Position } from '../../../domain/diesel/ledger/position.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { LedgerTable } from './LedgerTable.tsx';

import styles from './stock.module.css';

interface VarianceReportProps {
  position: Position;
  /** Undefined until a number is typed, or if the book is unknown. */
  variance: Variance | undefined;
}

/** The variance of a count from the book, before it is sent. */
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
  const plus = ml > 0 ? '+' : '';
  const shown = [litres(ml), ...(share === undefined ? [] : [percent(share)]), money(fils)];
  const tolerance = t('dieselDesk.count.tolerance', {
    allowed: litres(allowed),
    share: percent(TOLERANCE.share),
    litres: litres(toMillilitres(TOLERANCE.litres)),
  });
  return (
    <div className={styles['variance']} data-tone={isBeyond ? 'bad' : 'good'} role="status">
      <strong>{shown.map((part) => `${plus}${part}`).join(' · ')}</strong>
      <p>
        {t(isBeyond ? 'dieselDesk.count.beyond' : 'dieselDesk.count.within')} {tolerance}
      </p>
    </div>
  );
};

/** The steps from the last count to the typed one. */
export const CountSteps = ({ position: { book, ledger }, variance }: VarianceReportProps) => {
  const t = useT();
  if (!book || !variance) return null;
  const { ml, fils } = variance;
  const count = { ml: book.ml + ml, fils: book.fils + fils };
  const start = ledger
    ? stepsOf(ledger)
    : [{ name: 'book' as const, ...book, from: 0, to: book.ml }];
  return (
    <LedgerTable
      label={t('dieselDesk.count.way')}
      steps={[
        ...start,
        { name: 'variance', ml, fils, from: book.ml, to: count.ml },
        { name: 'count', ...count, from: 0, to: count.ml },
      ]}
    />
  );
};
