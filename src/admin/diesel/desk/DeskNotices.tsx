import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import type { Desk } from './useDesk.ts';

import styles from './desk.module.css';

/** What is missing, and how that limits the figures. */
export const DeskNotices = ({ desk }: { desk: Desk }) => {
  const t = useT();
  const { vouchers, troubles, facts } = desk;
  const retry = () => void vouchers.refetch();
  const gaps = facts?.known.gaps;
  const unclear = gaps
    ? [...gaps.unclear.values()].reduce((sum, count) => sum + count, gaps.branchless)
    : 0;
  if (!vouchers.error && troubles.length === 0 && unclear === 0) return null;
  return (
    <div className={styles['notices']}>
      {vouchers.error && (
        <LoadFailed message="dieselDesk.vouchersFailed" error={vouchers.error} onRetry={retry} />
      )}
      {troubles.map(({ list, kind, error }) =>
        kind === 'failed' ? (
          <LoadFailed
            key={list}
            message="dieselDesk.listFailed"
            args={{ list: t(`dieselDesk.lists.${list}`) }}
            error={error}
            onRetry={retry}
          />
        ) : (
          <Alert key={list} tone="info">
            {t(`dieselDesk.${kind}`, { list: t(`dieselDesk.lists.${list}`) })}
          </Alert>
        ),
      )}
      {unclear > 0 && (
        <Alert tone="warn">{t('dieselDesk.unclear', { smart_count: unclear })}</Alert>
      )}
    </div>
  );
};
