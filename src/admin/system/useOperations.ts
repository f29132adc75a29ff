import { useQuery } from '@tanstack/react-query';

import { hubPagesOf } from '../../domain/access/menu.ts';
import type { HubPath } from '../../domain/access/pages.ts';
import { SUMMARY } from '../kit/queryClient.ts';
import { useAppDataProvider } from '../kit/useAppDataProvider.ts';
import { useSession } from '../kit/useSession.ts';

const PAGE: HubPath = '/admin/settings/operations';

const useIsOpen = () => hubPagesOf(useSession()?.user.role).includes(PAGE);

/** What the server says about itself, for whom it is and where it says so. */
export const useOperations = () => {
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: ['operations', SUMMARY],
    queryFn: () => provider.operations(),
    enabled: useIsOpen(),
    retry: false,
  });
};

/** The settings pages that the user may open, and that this server has the calls for. */
export const useHubPages = (): readonly HubPath[] => {
  const role = useSession()?.user.role;
  const { data } = useOperations();
  return hubPagesOf(role).filter((path) => path !== PAGE || data);
};
