import { listOf } from '../../domain/base/formats.ts';
import { unmappedRequired } from '../../domain/import/mapping.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { loses } from '../kit/formState/leaving.ts';
import { useT } from '../kit/texts/useT.ts';
import { useWords } from '../kit/texts/useWords.ts';
import { Alert } from '../kit/ui/Alert.tsx';
import { Busy } from './Busy.tsx';
import type { ImportKind, ImportNoticesProps } from './importKind.ts';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { ImportPreview } from './preview/ImportPreview.tsx';
import type { Import } from './useImport.ts';

import styles from './import.module.css';

interface ImportReviewProps<Field extends string> extends Pick<ImportNoticesProps, 'askBy'> {
  kind: ImportKind<Field>;
  run: Import<Field>;
}

/** The review before anything is sent: the file, what will happen to its rows, and its columns. */
export const ImportReview = <Field extends string>({
  kind,
  run,
  askBy,
}: ImportReviewProps<Field>) => {
  const t = useT();
  const words = useWords();
  const { check, plan, settings } = run;
  const { Notices } = kind;
  if (!settings) return null;
  // Rows of records that exist already need no more than their key.
  const missing = unmappedRequired(kind.table, settings.mapping).filter(
    (field) =>
      plan && plan.counts.wrong > 0 && plan.entries.some(({ problems }) => problems[field]),
  );
  return (
    <div className={styles.stack}>
      {run.isCorrected && <LeaveGuard leaving={loses} />}
      {check === 'running' && <Busy>{t('importing.check.running')}</Busy>}
      {check === 'done' && (
        <Alert tone="info" isCalm>
          {t('importing.check.done')}
        </Alert>
      )}
      <ImportSettings run={run} />
      {plan && Notices && <Notices plan={plan} askBy={askBy} />}
      {missing.length > 0 && (
        <Alert tone="bad">
          {t('importing.mapping.missing', {
            fields: listOf(missing.map((field) => words.field(kind.resource, field))),
          })}
        </Alert>
      )}
      {/* If a column must be chosen first, the mapping comes before the rows: until then all are wrong. */}
      <div style={{ order: run.isIncomplete ? 1 : 0 }}>
        {plan ? (
          <ImportPreview kind={kind} run={run} plan={plan} />
        ) : (
          <Busy>{t('importing.plan.working')}</Busy>
        )}
      </div>
      <ImportMapping kind={kind} run={run} />
    </div>
  );
};
