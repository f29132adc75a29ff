import type { OperationsState } from '../../../../domain/settings/operations.ts';
import { useFileSize } from '../../../kit/files/useFileSize.ts';
import { FactList } from '../../../kit/show/FactList.tsx';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { useT } from '../../../kit/texts/useT.ts';

export const ServerCard = ({ state: { version, database } }: { state: OperationsState }) => {
  const t = useT();
  const size = useFileSize();
  return (
    <PageCard title="operations.server.title">
      <FactList
        facts={[
          { name: t('operations.server.version'), value: version },
          { name: t('operations.server.database'), value: database.kind },
          { name: t('operations.server.size'), value: size(database.bytes) },
        ]}
      />
    </PageCard>
  );
};
