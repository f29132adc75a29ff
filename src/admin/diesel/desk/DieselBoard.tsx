import type { BranchId } from '../../../domain/base/branch.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { AnomalyCard } from './AnomalyCard.tsx';
import { MovementCard } from './MovementCard.tsx';
import { StockCard } from './StockCard.tsx';
import { DeskNotices } from './StockState.tsx';
import { TruckCard } from './TruckCard.tsx';
import { UseCard } from './UseCard.tsx';
import { useBoard } from './useDesk.ts';
import { Worklist } from './Worklist.tsx';

import styles from './desk.module.css';

/** Roles that may not read vouchers see what the server sums up itself. */
export const DieselBoard = ({ branch }: { branch: BranchId | undefined }) => {
  const t = useT();
  const board = useBoard(branch);
  const { desk, told } = board;
  const { error, refetch } = told.figures;
  return (
    <>
      <DeskNotices desk={desk} />
      {error && (
        <div className="notices">
          <LoadFailed message="dieselDesk.figuresFailed" error={error} onRetry={refetch} />
        </div>
      )}
      <div className={styles['board']}>
        <div className="stack">
          <Worklist {...board} />
          <div className={styles['chartRoom']}>
            <UseCard {...board} />
          </div>
          {desk.mayVouchers && <AnomalyCard {...board} />}
        </div>
        <div className="stack">
          <StockCard {...board} />
          <MovementCard {...board} />
          {desk.mayVouchers ? (
            <TruckCard {...board} />
          ) : (
            <Alert tone="info">{t('dieselDesk.noVouchers')}</Alert>
          )}
        </div>
      </div>
    </>
  );
};
