import type { DocumentFilter } from '../../../domain/documents/documentFilter.ts';
import { DOCUMENT_FIGURES, summarizeDocuments } from '../../../domain/documents/documentSummary.ts';
import { megabytes } from '../../../domain/files/fileProblem.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { RecordFigures } from '../../kit/list/RecordFigures.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useCompanyDay } from '../../kit/useCompanyDay.ts';
import { useAllDocuments } from './useRenewals.ts';

/** The four figures of the documents; each opens the rows that it counts. */
export const DocumentFigures = () => {
  const t = useT();
  const day = useCompanyDay();
  const { data } = useAllDocuments();
  const figures = data && summarizeDocuments(data, day);
  return (
    <RecordFigures<DocumentFilter>
      resource={RESOURCES.documents}
      figures={[
        {
          label: 'resources.fleet/documents.summary.total',
          value: figures?.total,
          filter: DOCUMENT_FIGURES.total,
        },
        {
          label: 'resources.fleet/documents.summary.active',
          value: figures?.active,
          filter: DOCUMENT_FIGURES.active,
        },
        {
          label: 'resources.fleet/documents.summary.due',
          value: figures?.due,
          filter: DOCUMENT_FIGURES.due,
          hint: t('common.expiry.within', { days: day.due_soon_days }),
          warns: true,
          overdue: { count: figures?.overdue, filter: DOCUMENT_FIGURES.overdue },
        },
        {
          label: 'resources.fleet/documents.summary.size',
          value:
            figures && t('common.megabytes', { count: megabytes(figures.bytes).toLocaleString() }),
          filter: DOCUMENT_FIGURES.total,
        },
      ]}
      // The list below reads the same rows, and shows why they failed to load.
      error={undefined}
      onRetry={() => undefined}
    />
  );
};
