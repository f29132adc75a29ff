import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useStore } from 'react-admin';

import { brand } from '../../brand.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { refusals } from '../../session/refusals.ts';
import { useIsReadyToPrefetch } from './preload.ts';
import { quietRead } from './quietRead.ts';

const AT_LATEST_MS = 10_000;

const KEY = [RESOURCES.companyProfile, 'companyName'];

/**
 * The company's name from its profile, or the product's default. The last known name shows from the first
 * paint, and stays if the call fails.
 */
export const useCompanyName = (): string => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const [known, remember] = useStore<string>('companyName', brand.companyName);
  const isAwake = useIsReadyToPrefetch(AT_LATEST_MS);

  const { data: told } = useQuery({
    queryKey: KEY,
    queryFn: () => quietRead(RESOURCES.companyProfile, dataProvider.companyName),
    enabled: isAwake && !refusals.has(RESOURCES.companyProfile),
  });
  useEffect(() => {
    if (told !== undefined) remember(told ?? brand.companyName);
  }, [told, remember]);
  return known;
};
