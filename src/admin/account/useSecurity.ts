import { useQuery } from '@tanstack/react-query';

import { RESOURCES } from '../../domain/records/resources.ts';
import { refusals } from '../../session/refusals.ts';
import { quietRead } from '../kit/quietRead.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';

export const SECURITY_KEY = [RESOURCES.security, 'state'];

export const useSecurity = () => {
  const dataProvider = useAppDataProvider();
  return useQuery({
    queryKey: SECURITY_KEY,
    queryFn: () => quietRead(RESOURCES.security, () => dataProvider.security()),
    enabled: !refusals.has(RESOURCES.security),
    staleTime: Infinity,
    gcTime: 0,
  });
};
