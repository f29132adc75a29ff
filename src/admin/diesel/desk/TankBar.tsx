import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import type { Position } from '../../../domain/diesel/ledger/position.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useDeskTexts } from './useDeskTexts.ts';

import styles from './desk.module.css';

const percentOf = (ml: number, capacity: number) =>
  `${Math.min(100, Math.max(0, (ml / capacity) * 100))}%`;

/** How full a tank is, with its reorder level; nothing if its size is unknown. */
export const TankBar = ({ position }: { position: Position }) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const { stock, book, isLow } = position;
  const capacity = toMillilitres(stock.capacity_l ?? 0);
  if (!book || capacity <= 0) return null;
  const reorder = stock.reorder_level_l === null ? undefined : toMillilitres(stock.reorder_level_l);
  return (
    <div className={styles['tank']}>
      <div className={styles['level']} data-tone={isLow ? 'warn' : undefined}>
        <i style={{ inlineSize: percentOf(book.ml, capacity) }} />
        {reorder !== undefined && <b style={{ insetInlineStart: percentOf(reorder, capacity) }} />}
      </div>
      <p>
        {t('dieselDesk.ofCapacity', { capacity: litres(capacity) })}
        {reorder !== undefined && (
          <span>{t('dieselDesk.reorderAt', { level: litres(reorder) })}</span>
        )}
      </p>
    </div>
  );
};
