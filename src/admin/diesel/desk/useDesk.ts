import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { hasGaps } from '../../../dataProvider/rows/gaps.ts';
import type { BranchId } from '../../../domain/base/branch.ts';
import { ownName } from '../../../domain/base/formats.ts';
import { deskStart } from '../../../domain/diesel/desk.ts';
import type { FleetKey } from '../../../domain/diesel/issue.ts';
import type { Movements, VoucherListName } from '../../../domain/diesel/ledger/movements.ts';
import {
  positionAt,
  positionsOf,
  type Position,
  type TankStock,
} from '../../../domain/diesel/ledger/position.ts';
import type { DieselStockRow } from '../../../domain/diesel/stock.ts';
import { bowsersIn } from '../../../domain/diesel/stores.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { SUMMARY } from '../../kit/queryClient.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useAppDataProvider } from '../../kit/useAppDataProvider.ts';
import { useMay } from '../../kit/useMay.ts';
import { useCompleted, useStockSummary } from '../useStocks.ts';
import { countDay, useVouchersSince } from '../useVouchersSince.ts';
import { useBookEntries } from './useBookEntries.ts';
import { useFacts } from './useFacts.ts';

const NOTHING: Movements = {
  movements: [],
  gaps: { branchless: 0, unclear: new Map(), vouchers: 0, lists: new Set() },
};

/** The sizes of the trucks' tanks and the drivers on vacation, if the role may read them. */
const useFleet = () => {
  const may = useMay();
  const [mayTrucks, mayDrivers] = [may('list', RESOURCES.trucks), may('list', RESOURCES.drivers)];
  const trucks = useAllRows<Truck>(RESOURCES.trucks, { enabled: mayTrucks });
  const drivers = useAllRows<Driver>(RESOURCES.drivers, { enabled: mayDrivers });
  const fleet = useMemo(
    () => ({
      tanks: new Map(
        trucks.data?.map(({ id, fuel_tank_capacity_l }) => [id, fuel_tank_capacity_l ?? 0]),
      ),
      onVacation: new Set(
        drivers.data?.filter(({ status }) => status === 'vacation').map(({ id }) => id),
      ),
      truckNames: new Map<FleetKey, string>(
        trucks.data?.map(({ id, truck_number }) => [id, truck_number]),
      ),
      driverNames: new Map<FleetKey, string>(
        drivers.data?.map((driver) => [driver.id, ownName(driver)]),
      ),
    }),
    [trucks.data, drivers.data],
  );
  const isSettled = !(mayTrucks && trucks.isPending) && !(mayDrivers && drivers.isPending);
  const isPartial = [trucks, drivers].some(({ error, meta }) => Boolean(error) || hasGaps(meta));
  return { fleet, isSettled, isPartial };
};

const withoutValue = <Stock extends TankStock>(position: Position<Stock>): Position<Stock> => ({
  ...position,
  book: position.book && { ...position.book, fils: undefined },
});

/**
 * The stock, and what the vouchers of recent months show: ledgers, use, consumption and anomalies. For
 * roles that may not read vouchers none are requested, and the stock is the server's.
 */
export const useDesk = () => {
  const { today, time_zone } = useCompanyDay();
  const sent = useStockSummary();
  const stock = { ...sent, data: useCompleted(sent.data).data };
  const since = deskStart(today, countDay(stock.data, time_zone));
  const { query, mayVouchers, vouchers, isCurrent, troubles, wholeFrom } = useVouchersSince(since);
  const { fleet, isSettled, isPartial } = useFleet();
  const { dataUpdatedAt: now } = query;

  const input = useMemo(() => {
    if (!vouchers || !isSettled) return undefined;
    return {
      ...vouchers,
      partial: troubles.map(({ list }) => list),
      tanks: fleet.tanks,
      onVacation: fleet.onVacation,
      day: { today, time_zone },
      now,
    };
  }, [vouchers, troubles, isSettled, fleet, today, time_zone, now]);
  const facts = useFacts(input);

  /** Whether a list has every voucher from a moment on, in milliseconds since 1970. */
  const isKnownFrom = (list: VoucherListName, from: number) =>
    facts !== undefined &&
    troubles.every((trouble) => trouble.list !== list || (trouble.wholeFrom ?? Infinity) <= from);
  const known = isCurrent ? facts?.known : undefined;
  const isAddingUp = mayVouchers && !known && !query.error;
  const positions = useMemo(() => {
    if (!stock.data) return undefined;
    const found = positionsOf(stock.data, known, { today, time_zone }, now, wholeFrom);
    // The price at the last count would be shown for a moment before that of the vouchers since.
    return isAddingUp ? found.map(withoutValue) : found;
  }, [stock.data, known, isAddingUp, today, time_zone, now, wholeFrom]);
  const bowsers = useMemo(
    () => bowsersIn(vouchers?.branches ?? [], vouchers?.extractions ?? []),
    [vouchers],
  );
  return {
    stock,
    /** The keys of the stores that no supplier fills. */
    bowsers,
    vouchers: query,
    mayVouchers,
    /** Undefined while the stock is unknown. */
    positions,
    /** What a tank held at a moment, in milliseconds since 1970. */
    positionAt: (position: Position<DieselStockRow>, at: number): Position<DieselStockRow> =>
      positionAt(position, stock.data ?? [], known ?? NOTHING, at),
    /** Undefined while they are computed, and always if the role may not read vouchers. */
    facts,
    troubles,
    isKnownFrom,
    isWorking: mayVouchers && !facts && !query.error,
    /** A truck or a driver is missing by which vouchers are judged. */
    lacksFleet: isPartial,
    ...fleet,
  };
};
export type Desk = ReturnType<typeof useDesk>;

/** What the server computes itself: the dashboard's figures and the alerts. */
const useServerFigures = () => {
  const dataProvider = useAppDataProvider();
  const figures = useQuery({
    queryKey: [RESOURCES.dieselStock, 'figures', SUMMARY],
    queryFn: () => dataProvider.dieselFigures(),
  });
  const alerts = useQuery({
    queryKey: [RESOURCES.dieselStock, 'alerts', SUMMARY],
    queryFn: () => dataProvider.dieselAlerts(),
  });
  return { figures, alerts };
};

/** What the cards of the dashboard show, of one branch or of all. */
export const useBoard = (branch: BranchId | undefined) => {
  const desk = useDesk();
  const { facts } = desk;
  const movements = useMemo(
    () =>
      (facts?.known.movements ?? []).filter(
        (movement) => branch === undefined || movement.branch === branch,
      ),
    [facts, branch],
  );
  return {
    branch,
    desk,
    told: useServerFigures(),
    books: useBookEntries(),
    movements,
    anomalies: (facts?.anomalies ?? []).filter(
      (anomaly) => branch === undefined || anomaly.branch === branch,
    ),
  };
};
export type Board = ReturnType<typeof useBoard>;
