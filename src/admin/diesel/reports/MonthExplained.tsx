import { explanationsOf } from '../../../domain/diesel/fills/explained.ts';
import type { MonthVoucher } from '../../../domain/diesel/ledger/closing.ts';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { useInstantText } from '../../kit/texts/useInstantText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { FigureTable } from '../../kit/ui/FigureTable.tsx';
import { useBookEntries } from '../desk/useBookEntries.ts';

import styles from './reports.module.css';

const COLUMNS = ['voucher', 'anomaly', 'why', 'by', 'at'] as const;

export const MonthExplained = ({ vouchers }: { vouchers: readonly MonthVoucher[] }) => {
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
