import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';

import { brand } from '../../../../brand.ts';
import type { AppDataProvider } from '../../../../dataProvider/index.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import type { CompanyProfile } from '../../../../domain/settings/companyProfile.ts';
import { companyProfileOf, companyValues } from '../../../../domain/settings/companyValues.ts';

const PROFILE_KEY = [RESOURCES.companyProfile, 'profile'];

/** Loads the company's profile for the form, and saves it. */
export const useCompanyProfile = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: PROFILE_KEY,
    queryFn: () => dataProvider.companyProfile(),
    // Refetched on each visit, but never while the form is being edited.
    staleTime: Infinity,
    gcTime: 0,
  });
  const profile = useMemo(
    () => (data === undefined ? undefined : companyProfileOf(data, brand.companyName)),
    [data],
  );

  const save = async (edited: CompanyProfile) => {
    const stored = await dataProvider.saveCompanyProfile(
      companyValues(edited),
      companyValues(data ?? {}),
    );
    queryClient.setQueryData(PROFILE_KEY, stored);
    // Updates the top bar at once.
    queryClient.setQueryData(
      [RESOURCES.companyProfile, 'companyName'],
      companyValues(stored).companyName,
    );
  };

  return { profile, isMissing: data === null, isPending, error, refetch, save };
};
