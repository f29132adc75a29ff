import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'react-admin';

import { brand } from '../../brand.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import { language } from '../../i18n/i18nProvider.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';

/** The name in the company's profile; null until it has one. */
export const companyNameQuery = (dataProvider: Pick<AppDataProvider, 'companyName'>) =>
  queryOptions({
    queryKey: [RESOURCES.companyProfile, 'companyName', language.get()],
    queryFn: () => dataProvider.companyName(),
    staleTime: Infinity,
  });

/**
 * The product's default where the company has none; undefined while it is being read. If that
 * fails, the last known name.
 */
export const useCompanyName = (): string | undefined => {
  const dataProvider = useAppDataProvider();
  const [known, remember] = useStore<string>('companyName', brand.companyName);
  const { data, isPending } = useQuery(companyNameQuery(dataProvider));
  const name = data === null ? brand.companyName : data;
  useEffect(() => {
    if (name !== undefined) remember(name);
  }, [name, remember]);
  return name ?? (isPending ? undefined : known);
};
