import { useMemo } from 'react';

import type { BranchId } from '../../../domain/base/branch.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { AnomalyCard } from './AnomalyCard.tsx';
import { MovementCard } from './MovementCard.tsx';
import { StockCard } from './StockCard.tsx';
import { DeskNotices } from './StockState.tsx';
import { TruckCard } from './TruckCard.tsx';
import { useBookEntries } from './useBookEntries.ts';
import { UseCard } from './UseCard.tsx';
import { useDesk, useServerFigures } from './useDesk.ts';
import { Worklist } from './Worklist.tsx';

import styles from './desk.module.css';

/** Roles that may not read vouchers see what the server sums up itself. */
export const DieselBoard = ({ branch }: { branch: BranchId | undefined }) => {
  const t = useT();
  const desk = useDesk();
  const told = useServerFigures();
  const books = useBookEntries();
  const { facts, mayVouchers } = desk;
  const isHere = (own: BranchId | undefined) => branch === undefined || own === branch;
  const movements = useMemo(
    () =>
      (facts?.known.movements ?? []).filter(
        (movement) => branch === undefined || movement.branch === branch,
      ),
    [facts, branch],
  );
  const anomalies = (facts?.anomalies ?? []).filter((anomaly) => isHere(anomaly.branch));
  const open = books.isPending ? [] : anomalies.filter(({ id }) => !books.explained[id]);
  const { error } = told.figures;
  return (
    <>
      <DeskNotices desk={desk} />
      {error && (
        <div className="notices">
          <LoadFailed
            message="dieselDesk.figuresFailed"
            error={error}
            onRetry={told.figures.refetch}
          />
        </div>
      )}
      <div className={styles['board']}>
        <div className="stack">
          <Worklist desk={desk} told={told} branch={branch} open={open} />
          <UseCard desk={desk} told={told} branch={branch} movements={movements} />
          {mayVouchers && <AnomalyCard desk={desk} anomalies={anomalies} books={books} />}
        </div>
        <div className="stack">
          <StockCard desk={desk} branch={branch} />
          <MovementCard desk={desk} told={told} branch={branch} movements={movements} />
          {mayVouchers && <TruckCard desk={desk} branch={branch} />}
          {!mayVouchers && <Alert tone="info">{t('dieselDesk.noVouchers')}</Alert>}
        </div>
      </div>
    </>
  );
};
