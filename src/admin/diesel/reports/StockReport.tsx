import { stepsOf } from '../../../domain/diesel/ledger/ledger.ts';
import type { Grouping } from '../../../domain/diesel/reports.ts';
import { useT } from '../../kit/texts/useT.ts';
import { DeskNotices, StockState } from '../desk/StockState.tsx';
import { useDesk } from '../desk/useDesk.ts';
import { LedgerTable } from '../stock/LedgerTable.tsx';
import { PrintFoot, PrintHead } from './ReportPaper.tsx';
import type { ReportParams } from './useReport.ts';

import styles from './reports.module.css';

interface StockReportProps {
  params: ReportParams;
  nameOf: (grouping: Grouping, key: string) => string;
}

/** What each tank holds today, and the movements since its last count. */
export const StockReport = ({ params, nameOf }: StockReportProps) => {
  const t = useT();
  const desk = useDesk();
  const { branch } = params.filter;
  return (
    <>
      <DeskNotices desk={desk} />
      <StockState desk={desk} branch={branch ? Number(branch) : undefined}>
        {(positions) => (
          <article className={styles.paper}>
            <PrintHead {...params} nameOf={nameOf} />
            {positions.map(({ branch: id, stock, ledger }) => {
              const name = nameOf('branch', String(id));
              return (
                <section key={`${id}-${stock.id}`} className={styles.tank}>
                  <h3>{name}</h3>
                  {ledger ? (
                    <LedgerTable
                      label={t('dieselDesk.ledger.label', { branch: name })}
                      steps={stepsOf(ledger)}
                    />
                  ) : (
                    <p>{t(desk.isWorking ? 'dieselDesk.working' : 'dieselDesk.noLedger')}</p>
                  )}
                </section>
              );
            })}
            <PrintFoot />
          </article>
        )}
      </StockState>
    </>
  );
};
