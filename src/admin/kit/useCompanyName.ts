import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useStore } from 'react-admin';

import { brand } from '../../brand.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { canAccess } from '../../domain/access/access.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useIsAwake } from './preload.ts';
import { useSession } from './useSession.ts';

const AT_LATEST_MS = 10_000;

/**
 * What the company is called: as its profile says, for roles that may read it, else the product's
 * default. The last known name stands there from the first paint on, and stays where a call fails.
 */
export const useCompanyName = (): string => {
  const role = useSession()?.user.role;
  const dataProvider = useDataProvider<AppDataProvider>();
  const [known, remember] = useStore<string>('companyName', brand.companyName);
  const isAwake = useIsAwake(AT_LATEST_MS);

  const { data: told } = useQuery({
    queryKey: [RESOURCES.companyProfile, 'companyName'],
    queryFn: () => dataProvider.companyName(),
    enabled: isAwake && canAccess(role, { resource: RESOURCES.companyProfile, action: 'list' }),
  });
  useEffect(() => {
    if (told !== undefined) remember(told ?? brand.companyName);
  }, [told, remember]);
  return known;
};
