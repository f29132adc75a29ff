import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';

import { isApiError, type ApiError } from '../../../dataProvider/apiError.ts';
import type { Part } from '../../../dataProvider/calls/dieselDeskCalls.ts';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { addDays, dayOf } from '../../../domain/base/dates.ts';
import { deskFacts, deskStart } from '../../../domain/diesel/desk.ts';
import type { FleetKey } from '../../../domain/diesel/issue.ts';
import { VOUCHER_LISTS, type VoucherListName } from '../../../domain/diesel/ledger/movements.ts';
import { positionsOf } from '../../../domain/diesel/ledger/position.ts';
import type { DieselStockRow } from '../../../domain/diesel/stock.ts';
import type { Driver } from '../../../domain/fleet/drivers.ts';
import type { Truck } from '../../../domain/fleet/trucks.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { SUMMARY } from '../../kit/queryClient.ts';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useMay } from '../../kit/useMay.ts';
import { useBranches } from '../useBranches.ts';
import { useCompleted } from '../useStocks.ts';
import { useSliced } from './useSliced.ts';

const VOUCHER_RESOURCES = [
  RESOURCES.dieselIssues,
  RESOURCES.dieselPurchases,
  RESOURCES.dieselExtractions,
];

/** Why a list of vouchers is missing or incomplete. */
interface ListTrouble {
  list: VoucherListName;
  kind: 'failed' | 'notOffered' | 'cut';
  error?: ApiError;
  /** From when on a cut list is complete, in milliseconds since 1970. */
  wholeFrom?: number;
}

const troubleOf = (list: VoucherListName, part: Part<unknown> | ApiError): ListTrouble[] => {
  if (isApiError(part)) {
    return [{ list, kind: part.kind === 'notOffered' ? 'notOffered' : 'failed', error: part }];
  }
  return part.isCut ? [{ list, kind: 'cut', wholeFrom: part.wholeFrom }] : [];
};

const rowsOf = <Row>(part: Part<Row> | ApiError): readonly Row[] =>
  isApiError(part) ? [] : part.rows;

const oldestCount = (stocks: readonly DieselStockRow[] | undefined, timeZone: string) => {
  const days =
    stocks?.map(({ counted_at, opened_at }) => dayOf(counted_at ?? opened_at ?? '', timeZone)) ??
    [];
  const oldest = days.filter((day) => day !== undefined).toSorted()[0];
  // One day earlier, so that the day is included in whichever time zone the server counts days.
  return oldest && addDays(oldest, -1);
};

/** The stock of all branches. */
const useStock = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: [RESOURCES.dieselStock, 'desk', SUMMARY],
    queryFn: () => dataProvider.dieselStock(),
  });
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
      driverNames: new Map<FleetKey, string>(drivers.data?.map(({ id, name }) => [id, name])),
    }),
    [trucks.data, drivers.data],
  );
  const isSettled = !(mayTrucks && trucks.isPending) && !(mayDrivers && drivers.isPending);
  return { fleet, isSettled };
};

/**
 * The stock, and what the vouchers of recent months show: ledgers, use, consumption and anomalies. For
 * roles that may not read vouchers none are requested, and the stock is the server's.
 */
export const useDesk = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const may = useMay();
  const mayVouchers = VOUCHER_RESOURCES.every((resource) => may('list', resource));
  const { today, time_zone } = useCompanyDay();
  const sent = useStock();
  const stock = { ...sent, data: useCompleted(sent.data).data };
  const since = deskStart(today, oldestCount(stock.data, time_zone));
  const vouchers = useQuery({
    queryKey: [RESOURCES.dieselIssues, 'desk', since, SUMMARY],
    queryFn: () => dataProvider.dieselVouchers(since, today),
    enabled: mayVouchers,
    placeholderData: (before) => before,
  });
  const { fleet, isSettled } = useFleet();
  const { branches } = useBranches();
  const { data: found, dataUpdatedAt: now } = vouchers;
  const troubles = useMemo(
    () => (found ? VOUCHER_LISTS.flatMap((list) => troubleOf(list, found[list])) : []),
    [found],
  );

  const work = useMemo(() => {
    if (!found || !isSettled) return undefined;
    const input = {
      issues: rowsOf(found.issues),
      purchases: rowsOf(found.purchases),
      extractions: rowsOf(found.extractions),
      partial: troubles.map(({ list }) => list),
      branches,
      tanks: fleet.tanks,
      onVacation: fleet.onVacation,
      day: { today, time_zone },
      now,
    };
    return () => deskFacts(input);
  }, [found, troubles, isSettled, fleet, branches, today, time_zone, now]);
  const facts = useSliced(work);

  /** Whether a list has every voucher from a moment on, in milliseconds since 1970. */
  const isKnownFrom = (list: VoucherListName, from: number) =>
    facts !== undefined &&
    troubles.every((trouble) => trouble.list !== list || (trouble.wholeFrom ?? Infinity) <= from);
  const wholeFrom = Math.max(...troubles.map((trouble) => trouble.wholeFrom ?? Infinity));
  const known = found?.since === since ? facts?.known : undefined;
  const positions = useMemo(
    () => stock.data && positionsOf(stock.data, known, { today, time_zone }, now, wholeFrom),
    [stock.data, known, today, time_zone, now, wholeFrom],
  );
  return {
    stock,
    vouchers,
    mayVouchers,
    /** Undefined while the stock is unknown. */
    positions,
    /** Undefined while they are computed, and always if the role may not read vouchers. */
    facts,
    troubles,
    isKnownFrom,
    isWorking: mayVouchers && !facts && !vouchers.error,
    ...fleet,
  };
};
export type Desk = ReturnType<typeof useDesk>;

/** What the server computes itself: the dashboard's figures and the alerts. */
export const useServerFigures = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
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
export type Told = ReturnType<typeof useServerFigures>;
