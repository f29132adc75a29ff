import type { ReactNode } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { Position } from '../../../domain/diesel/ledger/position.ts';
import type { DieselStockRow } from '../../../domain/diesel/stock.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import type { Desk } from './useDesk.ts';

import styles from './desk.module.css';

interface StockStateProps {
  desk: Desk;
  branch: number | undefined;
  children: (positions: readonly Position<DieselStockRow>[]) => ReactNode;
}

/** The stock of the chosen branches, or why it cannot be shown. */
export const StockState = ({ desk, branch, children }: StockStateProps) => {
  const t = useT();
  const { stock, positions } = desk;
  if (positions) {
    const shown = positions.filter((each) => branch === undefined || each.branch === branch);
    return shown.length > 0 ? children(shown) : <Alert tone="info">{t('dieselDesk.empty')}</Alert>;
  }
  if (isApiError(stock.error, 'notOffered')) {
    return <Alert tone="info">{t('dieselDesk.stockNotOffered')}</Alert>;
  }
  if (stock.error) {
    return (
      <LoadFailed
        message="dieselDesk.stockFailed"
        error={stock.error}
        onRetry={() => void stock.refetch()}
      />
    );
  }
  return <div className={styles['loading']} role="status" aria-label={t('dieselDesk.loading')} />;
};
