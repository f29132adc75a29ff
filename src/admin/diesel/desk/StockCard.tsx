import { isOpen } from '../../../domain/access/recordPath.ts';
import { showCount } from '../../../domain/base/formats.ts';
import { toMillilitres } from '../../../domain/diesel/amounts.ts';
import { totalBook, type Held, type Position } from '../../../domain/diesel/ledger/position.ts';
import { PageCard } from '../../kit/show/PageCard.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { useSession } from '../../kit/useSession.ts';
import { useBranches } from '../useBranches.ts';
import { branchQuery } from './BranchChoice.tsx';
import { StockState } from './StockState.tsx';
import type { Board } from './useDesk.ts';
import { useDeskTexts } from './useDeskTexts.ts';

import styles from './desk.module.css';

const percentOf = (ml: number, capacity: number) =>
  `${Math.min(100, Math.max(0, (ml / capacity) * 100))}%`;

/** Nothing if the tank's size is unknown. */
export const TankBar = ({ position }: { position: Position }) => {
  const t = useT();
  const { litres } = useDeskTexts();
  const { stock, book, isLow, isOver } = position;
  const capacity = toMillilitres(stock.capacity_l ?? 0);
  if (!book || capacity <= 0) return null;
  const reorder = stock.reorder_level_l === null ? undefined : toMillilitres(stock.reorder_level_l);
  return (
    <div>
      <div className={styles['level']} data-tone={isLow || isOver ? 'warn' : undefined}>
        <i style={{ inlineSize: percentOf(book.ml, capacity) }} />
        {reorder !== undefined && <b style={{ insetInlineStart: percentOf(reorder, capacity) }} />}
      </div>
      <p className="apart note">
        <span>
          {reorder !== undefined && t('dieselDesk.reorderAt', { level: litres(reorder) })}
        </span>
        {t('dieselDesk.ofCapacity', { capacity: litres(capacity) })}
      </p>
    </div>
  );
};

const STOCK = '/diesel/stock';

export const StockCard = ({ desk, branch }: Pick<Board, 'desk' | 'branch'>) => {
  const t = useT();
  const { litres, money } = useDeskTexts();
  const role = useSession()?.user.role;
  const dash = t('common.notGiven');
  /** Without the vouchers, it is worth what it was when last counted. */
  const valueOf = (held: Held | undefined, isByLedger: boolean) => {
    if (held?.fils === undefined) return dash;
    const value = money(held.fils);
    return isByLedger ? value : t('dieselDesk.atCountedPrice', { value });
  };
  const { nameOf, isPending } = useBranches();
  return (
    <PageCard
      title="dieselDesk.stock.title"
      action={
        isOpen(role, STOCK) && (
          <InnerLink href={STOCK + branchQuery(branch)}>{t('dieselDesk.openStock')}</InnerLink>
        )
      }
    >
      <StockState desk={desk} branch={branch}>
        {(positions) => {
          const total = totalBook(positions);
          const isByLedger = positions.every(({ ledger }) => ledger !== undefined);
          return (
            <ul className={`rows ${styles['tanks']}`}>
              {positions.map((position) => {
                const { book, cover, stock, ledger } = position;
                return (
                  <li key={stock.id}>
                    <p className="apart">
                      <span>{isPending ? '…' : nameOf(position.branch)}</span>
                      <strong>{book ? litres(book.ml) : dash}</strong>
                    </p>
                    <TankBar position={position} />
                    <p className="apart soft">
                      <span>{valueOf(book, ledger !== undefined)}</span>
                      {cover !== undefined && (
                        <span>
                          {t('dieselDesk.coverOf', {
                            smart_count: Math.floor(cover),
                            count: showCount(Math.floor(cover)),
                          })}
                        </span>
                      )}
                    </p>
                  </li>
                );
              })}
              {positions.length > 1 && (
                <li>
                  <p className="apart">
                    <span>{t('dieselDesk.together')}</span>
                    <strong>{total ? litres(total.ml) : dash}</strong>
                  </p>
                  <p className="apart soft">{valueOf(total, isByLedger)}</p>
                </li>
              )}
            </ul>
          );
        }}
      </StockState>
    </PageCard>
  );
};
