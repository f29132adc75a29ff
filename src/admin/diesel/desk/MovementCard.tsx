import { useMemo } from 'react';

import { addDays, startOf } from '../../../domain/base/dates.ts';
import { toFils, toMillilitres } from '../../../domain/diesel/amounts.ts';
import {
  VOUCHER_LISTS,
  type Movement,
  type VoucherListName,
} from '../../../domain/diesel/ledger/movements.ts';
import type { Held } from '../../../domain/diesel/ledger/position.ts';
import { sumBetween } from '../../../domain/diesel/ledger/use.ts';
import { PageCard } from '../../kit/show/PageCard.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import type { Board } from './useDesk.ts';
import { useDeskTexts } from './useDeskTexts.ts';

const KINDS: Readonly<Record<VoucherListName, readonly Movement['kind'][]>> = {
  issues: ['issues'],
  purchases: ['purchases'],
  // A transfer to another branch is an extraction too.
  extractions: ['extractions', 'transfers'],
};

const told = (litres: number | undefined, aed?: number): Held | undefined =>
  litres === undefined
    ? undefined
    : { ml: toMillilitres(litres), fils: aed === undefined ? undefined : toFils(aed) };

/**
 * The server's totals if it has them; those of one branch, or missing ones, are summed from the
 * vouchers.
 */
export const MovementCard = ({ desk, told: server, branch, movements }: Board) => {
  const t = useT();
  const { today, time_zone } = useCompanyDay();
  const { facts, isKnownFrom } = desk;
  const [starts, own] = useMemo(() => {
    const end = startOf(addDays(today, 1), time_zone);
    const from = {
      today: startOf(today, time_zone),
      month: startOf(`${today.slice(0, 7)}-01`, time_zone),
    };
    const both = (list: VoucherListName) => ({
      today: sumBetween(movements, KINDS[list], from.today, end),
      month: sumBetween(movements, KINDS[list], from.month, end),
    });
    const sums = {
      issues: both('issues'),
      purchases: both('purchases'),
      extractions: both('extractions'),
    };
    return [from, sums];
  }, [movements, today, time_zone]);
  const says = branch === undefined ? server.figures.data : undefined;
  const ofToday = says?.by_day?.find(({ day }) => day === today);
  const fromServer = {
    issues: {
      today: told(says?.issued_today_l),
      month: told(says?.issued_month_l, says?.issued_month_cost),
    },
    purchases: {
      today: told(ofToday?.purchased_l),
      month: told(says?.purchased_month_l, says?.purchased_month_cost),
    },
    extractions: {
      today: told(says?.extracted_today_l),
      month: told(says?.extracted_month_l),
    },
  };
  // Nothing is no figure where vouchers of the list lack their branch, litres or time.
  const knownOf = (list: VoucherListName, figure: Held) =>
    figure.ml === 0 && facts?.known.gaps.lists.has(list) ? undefined : figure;
  const figure = (list: VoucherListName, period: 'today' | 'month') =>
    fromServer[list][period] ??
    (isKnownFrom(list, starts[period]) ? knownOf(list, own[list][period]) : undefined);
  const isPriced = (['today', 'month'] as const).some((period) =>
    isShown(figure('purchases', period)),
  );
  return (
    <PageCard title="dieselDesk.movements.title">
      <FigureTable
        head={(['kind', 'today', 'month'] as const).map((name) =>
          t(`dieselDesk.movements.${name}`),
        )}
        rows={VOUCHER_LISTS.map((list) => ({
          key: list,
          name: t(`dieselDesk.movements.${list}`),
          figures: [
            <Amount key="today" figure={figure(list, 'today')} />,
            <Amount key="month" figure={figure(list, 'month')} />,
          ],
        }))}
      />
      {isPriced && <p className="note">{t('dieselDesk.movements.vat')}</p>}
    </PageCard>
  );
};

/** Whether a figure's money is shown. */
const isShown = (figure: Held | undefined): figure is Held & { fils: number } =>
  figure?.fils !== undefined && figure.ml > 0;

const Amount = ({ figure }: { figure: Held | undefined }) => {
  const t = useT();
  const { litres, money } = useDeskTexts();
  if (!figure) return t('common.notGiven');
  return (
    <>
      {litres(figure.ml)}
      {isShown(figure) && <small>{money(figure.fils)}</small>}
    </>
  );
};
