import { useQuery, useQueryClient } from '@tanstack/react-query';

import { RESOURCES } from '../../../../domain/records/resources.ts';
import { readLocalization, type Localization } from '../../../../domain/settings/localization.ts';
import { localization } from '../../../../session/localization.ts';
import { localizationQuery } from '../../../common/localizationQuery.ts';
import { useLocalization } from '../../../kit/texts/useLocalization.ts';
import { useAppDataProvider } from '../../../kit/useAppDataProvider.ts';

/** In this browser if the server stores none. */
export const useStoredLocalization = () => {
  const dataProvider = useAppDataProvider();
  const queryClient = useQueryClient();
  const known = useLocalization();
  const { queryKey, ...options } = localizationQuery(dataProvider);
  // Edits start from the server's current values.
  const query = useQuery({ queryKey, ...options, refetchOnMount: 'always' });
  const isStoredHere = query.data === null;
  const save = async (values: Localization, previous: Localization) => {
    const saved = isStoredHere
      ? values
      : readLocalization(
          await dataProvider.saveSingleton(RESOURCES.localization, values, previous),
        );
    localization.set(saved);
    if (!isStoredHere) queryClient.setQueryData(queryKey, saved);
  };
  return { query, record: query.data ?? (isStoredHere ? known : undefined), isStoredHere, save };
};
