import { useStore } from 'react-admin';

import type { Explained } from '../../../domain/diesel/fills/explained.ts';
import { booksKey } from '../../kit/look/keys.ts';
import { useSession } from '../../kit/useSession.ts';

/** By anomaly ID. Stored in this browser, for whoever signs in, because no API call stores them. */
export const useExplained = () => {
  const [explained, setExplained] = useStore<Explained>(booksKey('explained'), {});
  const by = useSession()?.user.name ?? '';
  return {
    explained,
    explain: (id: string, why: string) =>
      setExplained({ ...explained, [id]: { why, by, at: new Date().toISOString() } }),
    reopen: (id: string) => {
      const { [id]: _reopened, ...others } = explained;
      setExplained(others);
    },
  };
};
