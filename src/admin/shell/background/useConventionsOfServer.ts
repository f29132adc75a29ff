import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { ROWS } from '../../../dataProvider/rows/collections.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { followConventions } from '../../../domain/settings/conventions.ts';
import { keepConventions } from '../../../session/localization.ts';
import { localizationQuery } from '../../kit/localizationQuery.ts';

/**
 * Takes up the company's conventions as the server keeps them; where they cannot be had, those stay
 * that this browser knows. Whatever was reckoned by others is asked for anew.
 */
export const useConventionsOfServer = (): void => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...localizationQuery(dataProvider),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(
    () =>
      followConventions(
        () =>
          void queryClient.invalidateQueries({
            // Rows are what the server sent, whatever is reckoned from them.
            predicate: ({ queryKey }) =>
              queryKey[0] !== RESOURCES.localization && queryKey.at(-1) !== ROWS,
          }),
      ),
    [queryClient],
  );
  useEffect(() => {
    if (data) keepConventions(data);
  }, [data]);
};
