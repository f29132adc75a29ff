import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { newRelease } from '../../dataProvider/calls/release.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';

export const RELEASE_KEY = ['release'];

export const useRelease = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const query = useQuery({
    queryKey: RELEASE_KEY,
    queryFn: () => dataProvider.release(),
    enabled: false,
    retry: false,
  });
  return { ...query, newer: newRelease(query.data) };
};
