import { RefreshCw } from 'lucide-react';

import type { Expiry } from '../../../domain/records/expiry.ts';
import { useRenew } from '../record/renewing.ts';
import { usePaperName } from '../texts/usePaperName.ts';
import { useT } from '../texts/useT.ts';
import { useMay } from '../useMay.ts';

import styles from './fields.module.css';

const icon = <RefreshCw size={16} />;

/** In a table it appears with the row. */
export const RenewIcon = ({ expiry }: { expiry: Expiry }) => {
  const t = useT();
  const may = useMay();
  const renew = useRenew();
  const nameOf = usePaperName();
  const isUrgent = expiry.state === 'due' || expiry.state === 'overdue';
  if (!isUrgent || !renew || !may('edit', expiry.holder.resource)) return null;
  const label = t('common.actions.renew', { name: nameOf(expiry) });
  return (
    <button
      type="button"
      className={styles.renew}
      aria-label={label}
      data-tip={label}
      onClick={() => renew({ expiry })}
    >
      {icon}
    </button>
  );
};
