import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { ROWS } from '../../../dataProvider/rows/collections.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { localization } from '../../../session/localization.ts';
import { refusals } from '../../../session/refusals.ts';
import { localizationQuery } from '../../kit/localizationQuery.ts';
import { NewReleaseNotice } from './NewReleaseNotice.tsx';
import { useSessionLock } from './useSessionLock.ts';

/**
 * Loads the company's localization from the server; without an answer this browser's copy stays in use. A
 * change refetches everything else, because figures and lists depend on it.
 */
const useServerLocalization = (): void => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...localizationQuery(dataProvider),
    staleTime: Infinity,
    retry: false,
    enabled: !refusals.has(RESOURCES.localization),
  });
  useEffect(
    () =>
      localization.subscribe(
        () =>
          void queryClient.invalidateQueries({
            // Rows stay as the server sent them, whatever is computed from them.
            predicate: ({ queryKey }) =>
              queryKey[0] !== RESOURCES.localization && queryKey[1] !== ROWS,
          }),
      ),
    [queryClient],
  );
  useEffect(() => {
    if (data) localization.set(data);
  }, [data]);
};

/** Runs beside every screen once the first one has rendered. It mostly shows nothing. */
const Background = () => {
  useServerLocalization();
  useSessionLock();
  return <NewReleaseNotice />;
};

export default Background;
