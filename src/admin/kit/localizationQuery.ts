import { queryOptions } from '@tanstack/react-query';

import { isApiError } from '../../dataProvider/apiError.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { Localization } from '../../domain/settings/localization.ts';
import { quietRead } from './quietRead.ts';

/**
 * The localization that the server stores. Null (none stored) is an answer: an error would be retried, and
 * would replace the settings form along with everything typed into it.
 */
export const localizationQuery = (dataProvider: AppDataProvider) =>
  queryOptions({
    queryKey: [RESOURCES.localization],
    queryFn: async (): Promise<Localization | null> => {
      try {
        return await quietRead(RESOURCES.localization, dataProvider.localization);
      } catch (error) {
        if (isApiError(error, 'notOffered')) return null;
        throw error;
      }
    },
  });
