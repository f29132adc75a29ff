import { Download } from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';

import { dotted } from '../../../domain/base/formats.ts';
import { showMonth } from '../../../domain/calendar/months.ts';
import { saveCsv } from '../../kit/files/saveBlob.ts';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { PrintCompany, PrintFoot } from '../paper/Paper.tsx';
import type { ReportColumn, ReportRow } from './ReportTable.tsx';
import type { ShownReport } from './useReport.ts';

import styles from './reports.module.css';

interface ReportPaperProps extends PropsWithChildren<ShownReport> {
  /** What the report's file has; without rows there is none. */
  columns?: readonly ReportColumn[];
  rows?: readonly ReportRow[];
  above?: ReactNode;
}

/** A report on its own paper, with the company's name and lines for signatures in print. */
export const ReportPaper = ({
  params: { kind, filter, month },
  nameOf,
  columns = [],
  rows = [],
  above,
  children,
}: ReportPaperProps) => {
  const t = useT();
  const dateText = useDateText();
  const { from = '', to = '' } = filter;
  const { today } = useCompanyDay();
  const narrowed = (['branch', 'truck', 'driver'] as const).flatMap((name) => {
    const key = filter[name];
    return key ? [nameOf(name, key)] : [];
  });
  const isOneDay = kind === 'stock' || from === to;
  const dayText = isOneDay
    ? dateText(kind === 'stock' ? today : from)
    : t('dieselReports.days', { from: dateText(from), to: dateText(to) });
  const save = async () => {
    const { shownCell, toCsv } = await import('../../../domain/csv/write.ts');
    const isFiled = (_: unknown, place: number) => columns[place]?.only !== 'screen';
    saveCsv(
      `${kind}-${kind === 'month' ? month : `${from}-${to}`}.csv`,
      toCsv(
        columns.filter(isFiled).map(({ head }) => head),
        rows.map(({ cells }) => cells.filter(isFiled).map(({ filed }) => shownCell(filed))),
      ),
    );
  };
  return (
    <article className={styles.paper} data-own-print>
      {above}
      <header className={styles.head}>
        <PrintCompany />
        <h2 className="title">{t(`diesel.reports.${kind}`)}</h2>
        <p className="soft">
          <Unbroken text={dotted([kind === 'month' ? showMonth(month) : dayText, ...narrowed])} />
        </p>
        {rows.length > 0 && (
          <div className={`${styles.actions} on-screen`}>
            <Button look="outlined" onClick={() => void save()}>
              <Download />
              {t('dieselReports.download')}
            </Button>
          </div>
        )}
      </header>
      {children}
      <PrintFoot />
    </article>
  );
};

interface NothingFoundProps {
  hint?: 'dieselReports.noneHint' | 'dieselReports.month.noCount';
}

export const NothingFound = ({ hint = 'dieselReports.noneHint' }: NothingFoundProps) => {
  const t = useT();
  return (
    <div className="empty">
      <h2>{t('dieselReports.none')}</h2>
      <p>{t(hint)}</p>
    </div>
  );
};
