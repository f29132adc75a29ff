import { hasGaps } from '../../../dataProvider/rows/gaps.ts';
import { showCount } from '../../../domain/base/formats.ts';
import { totalBytes } from '../../../domain/documents/documentFile.ts';
import { megabytes } from '../../../domain/files/fileProblem.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { FigureCard } from '../../kit/list/FigureCard.tsx';
import { RecordStats } from '../../kit/list/RecordStats.tsx';
import { recordPaths } from '../../kit/recordPaths.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useAllDocuments } from './useRenewals.ts';

/** The figures of the documents, and the total size of their files. */
export const DocumentStats = () => {
  const t = useT();
  const { data, meta } = useAllDocuments();
  const bytes = data && !hasGaps(meta) ? totalBytes(data) : undefined;
  return (
    <RecordStats showsFailure={false}>
      <FigureCard
        label={t('resources.fleet/documents.stats.size')}
        value={
          bytes === undefined
            ? undefined
            : t('common.megabytes', { count: showCount(megabytes(bytes)) })
        }
        to={recordPaths(RESOURCES.documents).filtered({})}
      />
    </RecordStats>
  );
};
