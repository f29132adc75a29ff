import type { ReactNode } from 'react';

import { isApiError } from '../../../dataProvider/apiError.ts';
import type { BranchId } from '../../../domain/base/branch.ts';
import type { VoucherListName } from '../../../domain/diesel/ledger/movements.ts';
import type { Position } from '../../../domain/diesel/ledger/position.ts';
import type { DieselStockRow } from '../../../domain/diesel/stock.ts';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import type { Desk } from './useDesk.ts';

interface LackNoticeProps {
  list: VoucherListName;
  kind?: 'notOffered' | 'cut';
  /** From when on it is complete, in milliseconds since 1970. */
  wholeFrom?: number | undefined;
}

/** A list of vouchers is missing or incomplete, though nothing failed. */
export const LackNotice = ({ list, kind = 'cut', wholeFrom = Infinity }: LackNoticeProps) => {
  const t = useT();
  const instantText = useInstantText();
  const args = { list: t(`dieselDesk.lists.${list}`) };
  return (
    <Alert tone="info">
      <Unbroken
        text={
          wholeFrom < Infinity
            ? t('dieselDesk.newest', { ...args, from: instantText(wholeFrom) })
            : t(`dieselDesk.${kind}`, args)
        }
      />
    </Alert>
  );
};

interface DeskNoticesProps {
  desk: Pick<Desk, 'vouchers' | 'troubles'> & Partial<Pick<Desk, 'facts'>>;
}

/** What is missing, and how that limits the figures. */
export const DeskNotices = ({ desk }: DeskNoticesProps) => {
  const t = useT();
  const { vouchers, troubles, facts } = desk;
  const retry = () => void vouchers.refetch();
  const unclear = facts?.known.gaps.vouchers ?? 0;
  if (!vouchers.error && troubles.length === 0 && unclear === 0) return null;
  return (
    <div className="notices">
      {vouchers.error && (
        <LoadFailed message="dieselDesk.vouchersFailed" error={vouchers.error} onRetry={retry} />
      )}
      {troubles.map(({ list, kind, error, wholeFrom }) =>
        kind === 'failed' ? (
          <LoadFailed
            key={list}
            message="dieselDesk.listFailed"
            args={{ list: t(`dieselDesk.lists.${list}`) }}
            error={error}
            onRetry={retry}
          />
        ) : (
          <LackNotice key={list} list={list} kind={kind} wholeFrom={wholeFrom} />
        ),
      )}
      {unclear > 0 && (
        <Alert tone="warn">{t('dieselDesk.unclear', { smart_count: unclear })}</Alert>
      )}
    </div>
  );
};

interface StockStateProps {
  desk: Desk;
  branch: BranchId | undefined;
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
      <LoadFailed message="dieselDesk.stockFailed" error={stock.error} onRetry={stock.refetch} />
    );
  }
  return <div className="loading" role="status" aria-label={t('dieselDesk.loading')} />;
};
