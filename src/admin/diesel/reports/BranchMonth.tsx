import type { BranchId } from '../../../domain/base/branch.ts';
import { showCount, signed } from '../../../domain/base/formats.ts';
import { toAed, toLitres } from '../../../domain/diesel/amounts.ts';
import { explanationsOf } from '../../../domain/diesel/fills/explained.ts';
import {
  daysOfMonth,
  monthLines,
  type MonthLine,
  type MonthVoucher,
} from '../../../domain/diesel/ledger/closing.ts';
import type { Reconciliation } from '../../../domain/diesel/ledger/month.ts';
import { isMovement, VOUCHERS } from '../../../domain/diesel/ledger/movements.ts';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { useBookEntries } from '../desk/useBookEntries.ts';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { vouchersPath } from '../vouchersPath.ts';
import { MonthClosing } from './MonthClosing.tsx';
import {
  ReportTable,
  useCells,
  type Cell,
  type ReportColumn,
  type ReportRow,
} from './ReportTable.tsx';

import styles from './reports.module.css';

const pathOf = ({ name }: MonthLine, branch: BranchId, month: string) => {
  const days = daysOfMonth(month);
  return isMovement(name)
    ? vouchersPath(name, branch, days)
    : `/diesel/reports?${new URLSearchParams({ report: 'counts', branch: String(branch), ...days })}`;
};

/** The lines of a branch's month, from opening to closing, beside those of the month before. */
export const useMonthRows = () => {
  const t = useT();
  const { litres, money } = useDeskTexts();
  const { cellOf } = useCells();
  const figures = (line: MonthLine | undefined): Cell[] => {
    const stands = line?.name === 'opening' || line?.name === 'closing';
    const change = (text: string, value: number) => (stands ? text : signed(text, value));
    return [
      cellOf((ml) => change(litres(ml), ml), toLitres)(line?.ml),
      cellOf((fils) => change(money(fils), fils), toAed)(line?.fils),
    ];
  };
  return (name: string, month: string, found: Reconciliation, last?: Reconciliation) => {
    const before = last && monthLines(last);
    return monthLines(found).map((line, index): ReportRow => {
      const { of = 0 } = line;
      const vouchers =
        line.name === 'variance' ? 'dieselReports.month.counts' : 'dieselDesk.ledger.vouchers';
      const text = t(`dieselReports.month.lines.${line.name}`);
      return {
        key: line.name,
        cells: [
          { filed: name },
          {
            shown: (
              <>
                {text}
                {of > 0 && (
                  <small>
                    <InnerLink href={pathOf(line, found.branch, month)}>
                      {t(vouchers, { smart_count: of, count: showCount(of) })}
                    </InnerLink>
                  </small>
                )}
              </>
            ),
            filed: text,
          },
          ...figures(line),
          ...figures(before?.[index]),
        ],
      };
    });
  };
};

interface BranchMonthProps {
  name: string;
  month: string;
  columns: readonly ReportColumn[];
  rows: readonly ReportRow[];
  found: Reconciliation;
  vouchers: readonly MonthVoucher[];
  /** Vouchers that had to be left out. */
  unclear: number;
}

/** A month of one branch: its figures, what was explained, and its closing. */
export const BranchMonth = ({
  name,
  month,
  columns,
  rows,
  found,
  vouchers,
  unclear,
}: BranchMonthProps) => {
  const t = useT();
  const instantText = useInstantText();
  const { workedBackFrom } = found;
  return (
    <section className="stack gap-2">
      <h3 className="large">{name}</h3>
      <ReportTable
        label={t('dieselReports.month.of', { branch: name })}
        columns={columns}
        rows={rows.slice(0, -1)}
        total={rows.at(-1)}
      />
      {workedBackFrom !== undefined && (
        <p className="note">
          {t('dieselReports.month.workedBack', {
            at: instantText(workedBackFrom),
          })}
        </p>
      )}
      {found.startsAt !== undefined && (
        <p className="note">
          {t('dieselReports.month.startsAt', {
            at: instantText(found.startsAt),
          })}
        </p>
      )}
      {unclear > 0 && (
        <p className="note">{t('dieselReports.month.unclear', { smart_count: unclear })}</p>
      )}
      <MonthExplained vouchers={vouchers} />
      <MonthClosing
        month={month}
        name={name}
        found={found}
        vouchers={vouchers}
        isCertain={unclear === 0 && workedBackFrom === undefined}
      />
    </section>
  );
};

const COLUMNS = ['voucher', 'anomaly', 'why', 'by', 'at'] as const;

const MonthExplained = ({ vouchers }: { vouchers: readonly MonthVoucher[] }) => {
  const t = useT();
  const instantText = useInstantText();
  const { explained } = useBookEntries();
  const rows = vouchers.flatMap(({ list, id, ref }) =>
    explanationsOf(explained, list, id).map(({ rule, why, by, at }) => ({
      key: `${rule}-${id}`,
      name: <RecordName resource={VOUCHERS[list]} id={id} label={ref} />,
      figures: [
        t(`dieselDesk.anomalies.rules.${rule}`),
        <span key="why" className={styles.reason}>
          {why}
        </span>,
        by,
        instantText(at),
      ],
    })),
  );
  if (rows.length === 0) return null;
  return (
    <FigureTable
      label={t('dieselDesk.anomalies.explanations')}
      head={COLUMNS.map((name) => t(`dieselReports.explained.${name}`))}
      rows={rows}
    />
  );
};
