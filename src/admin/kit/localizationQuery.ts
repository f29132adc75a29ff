import { queryOptions } from '@tanstack/react-query';

import { isApiError } from '../../dataProvider/apiError.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { Localization } from '../../domain/settings/localization.ts';

/**
 * The conventions as the server keeps them. That it keeps none (null) is an answer too: as an error
 * it would be asked for anew, and a form that stands on it would go and lose what is typed.
 */
export const localizationQuery = (dataProvider: AppDataProvider) =>
  queryOptions({
    queryKey: [RESOURCES.localization],
    queryFn: async (): Promise<Localization | null> => {
      try {
        return await dataProvider.localization();
      } catch (error) {
        if (isApiError(error, 'notOffered')) return null;
        throw error;
      }
    },
  });
