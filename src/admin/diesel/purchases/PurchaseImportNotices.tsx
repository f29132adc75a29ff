import { useEffect, useMemo } from 'react';

import { keyOfBranch } from '../../../domain/base/branch.ts';
import { tankOf } from '../../../domain/diesel/ledger/position.ts';
import type { DieselPurchase } from '../../../domain/diesel/purchase.ts';
import { purchaseDoubts, withReasons } from '../../../domain/diesel/purchaseDoubts.ts';
import { otherReport } from '../../../domain/diesel/reportFile.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import type { AskFirst, ImportNoticesProps } from '../../import/importKind.ts';
import { useAllRows } from '../../kit/allRows.ts';
import { useLocalization } from '../../kit/texts/useLocalization.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { useBookEntries } from '../desk/useBookEntries.ts';
import { useDesk } from '../desk/useDesk.ts';
import { useBranches } from '../useBranches.ts';
import { useAnyway } from '../vouchers/doubts/useAnyway.tsx';
import { useDoubtText } from '../vouchers/doubts/useDoubtText.ts';

/** As many rows as a user reads one by one. */
const SHOWN = 10;

/** What can hardly be true of the new purchases in a file, by the rules of the form. */
const useDoubts = (entries: ImportNoticesProps['plan']['entries']) => {
  const { positions } = useDesk();
  const { branches } = useBranches();
  const { closedAt } = useBookEntries();
  const { time_zone: timeZone } = useLocalization();
  const { data: purchases, dataUpdatedAt: now } = useAllRows<DieselPurchase>(
    RESOURCES.dieselPurchases,
  );
  const added = useMemo(() => entries.filter(({ state }) => state === 'new'), [entries]);
  const tanks = useMemo(
    () => new Map(positions?.map((position) => [position.branch, tankOf(position)])),
    [positions],
  );
  const found = purchaseDoubts(
    added.map(({ record }) => record),
    {
      now,
      timeZone,
      purchases: purchases ?? [],
      branchOf: ({ branch_id }) => keyOfBranch(branches, branch_id),
      tanks,
      closedAt,
    },
  );
  return added.flatMap(({ line }, index) => {
    const doubts = found[index] ?? [];
    return doubts.length > 0 ? [{ line, doubts }] : [];
  });
};

/** Doubts about the purchases in a file, for which a reason is asked, and whether it is the file of another report. */
const PurchaseImportNotices = ({ plan, askBy }: ImportNoticesProps) => {
  const t = useT();
  const textOf = useDoubtText();
  const rows = useDoubts(plan.entries);
  const more = rows.length - SHOWN;
  const lines = [
    ...rows
      .slice(0, SHOWN)
      .map(({ line, doubts }) =>
        t('diesel.import.line', { line, doubts: doubts.map(textOf).join(' ') }),
      ),
    ...(more > 0 ? [t('diesel.import.more', { smart_count: more })] : []),
  ];
  const { ask, dialog } = useAnyway();
  const askFirst: AskFirst = async (entries) => {
    if (rows.length === 0) return entries;
    const reason = await ask(lines);
    const doubted = new Set(rows.map(({ line }) => line));
    return reason === undefined ? undefined : withReasons(entries, doubted, reason);
  };
  useEffect(() => {
    askBy(askFirst);
    return () => askBy(undefined);
  });
  const other = otherReport(plan.csv.header, 'purchased');
  return (
    <>
      {other && (
        <Alert tone="warn">
          {t('diesel.import.otherReport', { report: t(`diesel.reports.${other}`) })}
        </Alert>
      )}
      {rows.length > 0 && (
        <Alert tone="warn">
          {t('diesel.import.doubted', { smart_count: rows.length })}
          <ul className="bullets">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
      {dialog}
    </>
  );
};

export default PurchaseImportNotices;
