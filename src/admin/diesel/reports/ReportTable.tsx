import { fromUnitPrice, toAed, toLitres, unitPriceOf } from '../../../domain/diesel/amounts.ts';
import {
  AMOUNTS,
  REPORT_SHAPES,
  type Amount,
  type Grouping,
  type ReportLine,
  type Sum,
  type VoucherReport,
} from '../../../domain/diesel/reports.ts';
import { useAmountTexts } from '../../kit/texts/useAmountTexts.ts';
import { useT } from '../../kit/texts/useT.ts';

import styles from './reports.module.css';

interface ReportTableProps {
  report: VoucherReport;
  grouping: Grouping;
  lines: readonly ReportLine[];
  total: ReportLine;
  nameOf: (grouping: Grouping, key: string) => string;
}

/** The lines of a report with their sums, and the grand total. */
export const ReportTable = ({ report, grouping, lines, total, nameOf }: ReportTableProps) => {
  const t = useT();
  const { amounts } = REPORT_SHAPES[report];
  const label = t(`dieselReports.headings.${report}`);
  const counts = grouping !== 'voucher';
  const averages = amounts.includes('cost');
  const cells = (line: ReportLine) => (
    <>
      {counts && <td>{line.vouchers.toLocaleString()}</td>}
      {amounts.map((name) => (
        <td key={name}>
          <AmountText name={name} sum={line.sums[name]} vouchers={line.vouchers} />
        </td>
      ))}
      {averages && (
        <td>
          <Average {...line} />
        </td>
      )}
    </>
  );
  return (
    // Scrollable regions must be focusable for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(`dieselReports.groupings.${grouping}`)}</th>
            {counts && <th scope="col">{t('dieselReports.vouchers')}</th>}
            {amounts.map((name) => (
              <th key={name} scope="col">
                {t(`dieselReports.amounts.${name}`)}
              </th>
            ))}
            {averages && <th scope="col">{t('dieselReports.average')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                <bdi>{nameOf(grouping, line.key)}</bdi>
              </th>
              {cells(line)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('dieselReports.total')}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

interface AmountTextProps {
  name: Amount;
  sum: Sum | undefined;
  vouchers: number;
}

const AmountText = ({ name, sum, vouchers }: AmountTextProps) => {
  const texts = useAmountTexts();
  if (!sum || (sum.unknown === vouchers && vouchers > 0)) return '—';
  const amount =
    AMOUNTS[name] === 'ml' ? texts.litres(toLitres(sum.sum)) : texts.money(toAed(sum.sum));
  return `${amount}${sum.unknown > 0 ? ' *' : ''}`;
};

/** The cost per litre, if all litres and costs are known. */
const Average = ({ sums: { liters, cost } }: ReportLine) => {
  const { unitPrice } = useAmountTexts();
  if (!liters || !cost || liters.unknown + cost.unknown > 0) return '—';
  const price = unitPriceOf(liters.sum, cost.sum);
  return price === undefined ? '—' : unitPrice(fromUnitPrice(price));
};
