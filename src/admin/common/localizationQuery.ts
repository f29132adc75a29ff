import { queryOptions } from '@tanstack/react-query';

import { isApiError } from '../../dataProvider/apiError.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { readLocalization, type Localization } from '../../domain/settings/localization.ts';
import { localization } from '../../session/localization.ts';

export const localizationQuery = (dataProvider: Pick<AppDataProvider, 'singleton'>) =>
  queryOptions({
    queryKey: [RESOURCES.localization],
    queryFn: async (): Promise<Localization | null> => {
      try {
        const stored = readLocalization(await dataProvider.singleton(RESOURCES.localization));
        localization.set(stored);
        return stored;
      } catch (error) {
        if (isApiError(error, 'notOffered')) return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });
