import { useQuery } from '@tanstack/react-query';

import { isApiError } from '../../dataProvider/apiError.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { refusals } from '../../session/refusals.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';

export const SECURITY_KEY = [RESOURCES.security, 'state'];

/** A page can do without it: once refused, the server is not asked again. */
export const useSecurity = () => {
  const dataProvider = useAppDataProvider();
  return useQuery({
    queryKey: SECURITY_KEY,
    queryFn: () =>
      dataProvider.security().catch((error: unknown) => {
        if (isApiError(error, 'forbidden')) refusals.add(RESOURCES.security);
        throw error;
      }),
    enabled: !refusals.has(RESOURCES.security),
    staleTime: Infinity,
    gcTime: 0,
  });
};
