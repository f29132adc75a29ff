import { useQuery } from '@tanstack/react-query';

import { newRelease } from '../../dataProvider/calls/release.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';

export const RELEASE_KEY = ['release'];

export const useRelease = () => {
  const dataProvider = useAppDataProvider();
  const query = useQuery({
    queryKey: RELEASE_KEY,
    queryFn: () => dataProvider.release(),
    enabled: false,
    retry: false,
  });
  return { ...query, newer: newRelease(query.data) };
};
