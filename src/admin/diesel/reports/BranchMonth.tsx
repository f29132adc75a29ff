import { showCount, signed } from '../../../domain/base/formats.ts';
import { explanationsOf } from '../../../domain/diesel/fills/explained.ts';
import {
  daysOfMonth,
  monthLines,
  type MonthLine,
  type MonthVoucher,
} from '../../../domain/diesel/ledger/closing.ts';
import type { Reconciliation } from '../../../domain/diesel/ledger/month.ts';
import { isMovement } from '../../../domain/diesel/ledger/movements.ts';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { InnerLink } from '../../kit/ui/InnerLink.tsx';
import { useBookEntries } from '../desk/useBookEntries.ts';
import { useDeskTexts } from '../desk/useDeskTexts.ts';
import { vouchersPath } from '../vouchersPath.ts';
import { MonthClosing } from './MonthClosing.tsx';

import styles from './reports.module.css';

interface BranchMonthProps {
  name: string;
  month: string;
  head: readonly string[];
  found: Reconciliation;
  lines: ReturnType<typeof monthLines>;
  last: Reconciliation | undefined;
  vouchers: readonly MonthVoucher[];
  /** Vouchers that had to be left out. */
  unclear: number;
}

/** A month of one branch: its figures, what was explained, and its closing. */
export const BranchMonth = ({
  name,
  month,
  head,
  found,
  lines,
  last,
  vouchers,
  unclear,
}: BranchMonthProps) => {
  const t = useT();
  const { litres, money } = useDeskTexts();
  const instantText = useInstantText();
  const { workedBackFrom } = found;
  const before = last && monthLines(last);
  const dash = t('common.notGiven');
  const days = daysOfMonth(month);
  const pathOf = ({ name: kind }: MonthLine) =>
    isMovement(kind)
      ? vouchersPath(kind, found.branch, days)
      : `/diesel/reports?${new URLSearchParams({ report: 'counts', branch: String(found.branch), ...days })}`;
  return (
    <section className="stack gap-2">
      <h3 className="large">{name}</h3>
      <FigureTable
        label={t('dieselReports.month.of', { branch: name })}
        head={head}
        rows={lines.slice(0, -1).map((line, index) => rowOf(line, before?.[index]))}
        total={lines.slice(-1).map((line) => rowOf(line, before?.at(-1)))[0]}
      />
      {workedBackFrom !== undefined && (
        <p className="note">
          {t('dieselReports.month.workedBack', {
            at: instantText(new Date(workedBackFrom).toISOString()),
          })}
        </p>
      )}
      {found.startsAt !== undefined && (
        <p className="note">
          {t('dieselReports.month.startsAt', {
            at: instantText(new Date(found.startsAt).toISOString()),
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

  function rowOf(line: BranchMonthProps['lines'][number], other: typeof line | undefined) {
    const stands = line.name === 'opening' || line.name === 'closing';
    const change = (text: string, value: number) => (stands ? text : signed(text, value));
    const figures = (one: typeof line | undefined) =>
      one
        ? [
            change(litres(one.ml), one.ml),
            one.fils === undefined ? dash : change(money(one.fils), one.fils),
          ]
        : [dash, dash];
    const isCounts = line.name === 'variance';
    return {
      key: line.name,
      name: (
        <>
          {t(`dieselReports.month.lines.${line.name}`)}
          {line.of !== undefined && line.of > 0 && (
            <small>
              <InnerLink href={pathOf(line)}>
                {t(isCounts ? 'dieselReports.month.counts' : 'dieselDesk.ledger.vouchers', {
                  smart_count: line.of,
                  count: showCount(line.of),
                })}
              </InnerLink>
            </small>
          )}
        </>
      ),
      figures: [...figures(line), ...figures(other)],
    };
  }
};

const COLUMNS = ['voucher', 'anomaly', 'why', 'by', 'at'] as const;

const MonthExplained = ({ vouchers }: { vouchers: readonly MonthVoucher[] }) => {
  const t = useT();
  const instantText = useInstantText();
  const { explained } = useBookEntries();
  const rows = vouchers.flatMap(({ list, id, ref }) =>
    explanationsOf(explained, list, id).map(({ rule, why, by, at }) => ({
      key: `${rule}-${id}`,
      name: <RecordName resource={`diesel/${list}`} id={id} label={ref} />,
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
