import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import type { Release } from '../../dataProvider/calls/release.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';

export const RELEASE_KEY = ['release'];

/** The page's last script, whose name identifies its build. */
const ownScript = () =>
  [...document.querySelectorAll('body link[rel="modulepreload"][href^="/assets/"]')]
    .at(-1)
    ?.getAttribute('href');

/** The build that the host serves, if it differs from this page's. */
export const newRelease = (served: Release | null | undefined): Release | undefined => {
  const own = ownScript();
  return served && own && served.script !== own ? served : undefined;
};

/** Whether the host serves a newer build. It checks only on request. */
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
