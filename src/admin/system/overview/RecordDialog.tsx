import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import type { RaRecord } from 'react-admin';

import { isApiError } from '../../../dataProvider/apiError.ts';
import { canAccess } from '../../../domain/access/access.ts';
import { isInOverview } from '../../../domain/access/recordPath.ts';
import { ownName } from '../../../domain/base/formats.ts';
import { RESOURCES, type ResourceName } from '../../../domain/records/resources.ts';
import { recordTypes } from '../../../domain/recordTypes.ts';
import { RecordHistory } from '../../activity/RecordHistory.tsx';
import { TruckConsumption } from '../../diesel/TruckConsumption.tsx';
import { LoadFailed } from '../../kit/feedback/LoadFailed.tsx';
import { PageDialog } from '../../kit/page/PageDialog.tsx';
import { FactList } from '../../kit/show/FactList.tsx';
import { Bars } from '../../kit/show/RecordSkeleton.tsx';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { Alert } from '../../kit/ui/Alert.tsx';
import { useCloseParams } from '../../kit/useCloseParams.ts';
import { useSession } from '../../kit/useSession.ts';
import { FieldCell } from './FieldCell.tsx';

/** Splits `fleet/trucks/5` into record type and id; undefined for anything that cannot be shown here. */
const recordIn = (address: string): { resource: string; id: string } | undefined => {
  const [, resource = '', id = ''] = /^(.+)\/([^/]+)$/.exec(address) ?? [];
  return isInOverview(resource) ? { resource, id } : undefined;
};

const RecordDialog = ({ address }: { address: string }) => {
  const record = recordIn(address);
  const role = useSession()?.user.role;
  if (!record || !canAccess(role, { resource: record.resource, action: 'show' })) return null;
  return <RecordFacts key={address} {...record} />;
};

const isShown = (field: string, value: unknown) =>
  field !== 'id' && value !== null && value !== '' && typeof value !== 'object';

const RecordFacts = ({ resource, id }: { resource: string; id: string }) => {
  const t = useT();
  const words = useWords();
  const close = useCloseParams('record');
  const { data, error, refetch } = useGetOne<RaRecord>(
    resource,
    { id },
    { onError: () => undefined },
  );
  const isGone = isApiError(error, 'notFound');
  const title =
    ownName(data ?? {}, recordTypes[resource as ResourceName]?.label) || words.records(resource, 1);
  return (
    <PageDialog title={title} onClose={close} isNarrow>
      {isGone && <Alert tone="warn">{t('overview.rows.gone')}</Alert>}
      {error && !isGone && (
        <LoadFailed message="overview.rows.recordFailed" error={error} onRetry={refetch} />
      )}
      {!data && !error && <Bars lines={8} />}
      {data && (
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={data}>
            <FactList
              facts={Object.entries(data)
                .filter(([field, value]) => isShown(field, value))
                .map(([field]) => ({
                  name: words.field(resource, field),
                  value: <FieldCell source={field} />,
                }))}
            />
            {resource === RESOURCES.trucks && <TruckConsumption />}
            <RecordHistory />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </PageDialog>
  );
};

export default RecordDialog;
