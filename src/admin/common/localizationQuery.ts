import { queryOptions } from '@tanstack/react-query';

import { isApiError } from '../../dataProvider/apiError.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { Localization } from '../../domain/settings/localization.ts';
import { localization } from '../../session/localization.ts';

export const localizationQuery = (dataProvider: Pick<AppDataProvider, 'localization'>) =>
  queryOptions({
    queryKey: [RESOURCES.localization],
    queryFn: async (): Promise<Localization | null> => {
      try {
        const stored = await dataProvider.localization();
        localization.set(stored);
        return stored;
      } catch (error) {
        if (isApiError(error, 'notOffered')) return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });
