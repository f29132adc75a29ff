import type { ReactNode } from 'react';

import { dotted } from '../../../domain/base/formats.ts';
import { showMonth } from '../../../domain/calendar/months.ts';
import type { Grouping } from '../../../domain/diesel/reports.ts';
import { Unbroken } from '../../kit/texts/Unbroken.tsx';
import { useCompanyDay } from '../../kit/texts/useCompanyDay.ts';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { PrintCompany } from '../paper/Paper.tsx';
import type { ReportParams } from './useReport.ts';

import styles from './reports.module.css';

interface PrintHeadProps extends ReportParams {
  nameOf: (grouping: Grouping, key: string) => string;
  children?: ReactNode;
}

/** In print, with the company's name above it. */
export const PrintHead = ({ kind, filter, month, nameOf, children }: PrintHeadProps) => {
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
  const days = kind === 'month' ? showMonth(month) : dayText;
  return (
    <header className={styles.head}>
      <PrintCompany />
      <h2 className="title">{t(`diesel.reports.${kind}`)}</h2>
      <p className="soft">
        <Unbroken text={dotted([days, ...narrowed])} />
      </p>
      {children && <div className={`${styles.actions} on-screen`}>{children}</div>}
    </header>
  );
};

export const NothingFound = ({ hint = 'dieselReports.noneHint' }: { hint?: NothingHint }) => {
  const t = useT();
  return (
    <div className="empty">
      <h2>{t('dieselReports.none')}</h2>
      <p>{t(hint)}</p>
    </div>
  );
};
type NothingHint = 'dieselReports.noneHint' | 'dieselReports.month.noCount';
