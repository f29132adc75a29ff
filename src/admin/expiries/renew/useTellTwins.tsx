import { useDataProvider, useNotify, useRefresh } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { isolate } from '../../../i18n/fill.ts';
import { useNotifyFailure } from '../../kit/feedback/useFailure.ts';
import { useT } from '../../kit/texts/useT.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useMay } from '../../kit/useMay.ts';

/** The server stored an upload more than once: offers to delete the copies. */
export const useTellTwins = () => {
  const t = useT();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const may = useMay();
  const dataProvider = useDataProvider<AppDataProvider>();

  return (twins: readonly FleetDocument[]) => {
    const [first] = twins;
    if (!first) return;
    const count = { smart_count: twins.length };
    const remove = () =>
      dataProvider
        .deleteMany(RESOURCES.documents, { ids: twins.map(({ id }) => id) })
        .then(() => {
          notify('resources.fleet/documents.notifications.deleted', {
            type: 'success',
            messageArgs: count,
          });
        })
        .catch((error: unknown) => notifyFailure('resources.fleet/documents.failed.delete', error))
        .finally(refresh);
    notify(
      <>
        <span>{t('renew.twins.stored', { title: isolate(first.title) })}</span>
        {may('delete', RESOURCES.documents) && (
          <Button onClick={() => void remove()}>{t('renew.twins.delete', count)}</Button>
        )}
      </>,
      // Failures stay, while the notice that it was uploaded would replace any other.
      { type: 'error' },
    );
  };
};
