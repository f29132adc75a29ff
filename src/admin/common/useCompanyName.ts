import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'react-admin';

import { brand } from '../../brand.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { ownName } from '../../domain/base/formats.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';

/** What the server has; without fields if it has no profile yet. */
export const companyProfileQuery = (dataProvider: Pick<AppDataProvider, 'singleton'>) =>
  queryOptions({
    queryKey: [RESOURCES.companyProfile],
    queryFn: () => dataProvider.singleton(RESOURCES.companyProfile),
    staleTime: Infinity,
  });

/** The name in the company's profile; null until it has one. */
export const nameIn = (profile: Readonly<Record<string, unknown>>): string | null =>
  typeof profile['companyName'] === 'string'
    ? ownName(profile, 'companyName').trim() || null
    : null;

/**
 * The product's default where the company has none; undefined while it is being read. If that
 * fails, the last known name.
 */
export const useCompanyName = (): string | undefined => {
  const dataProvider = useAppDataProvider();
  const [known, remember] = useStore<string>('companyName', brand.companyName);
  const { data, isPending } = useQuery({
    ...companyProfileQuery(dataProvider),
    select: (profile) => nameIn(profile),
  });
  const name = data === null ? brand.companyName : data;
  useEffect(() => {
    if (name !== undefined) remember(name);
  }, [name, remember]);
  return name ?? (isPending ? undefined : known);
};
