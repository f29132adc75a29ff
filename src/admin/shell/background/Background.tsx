import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { ROWS } from '../../../dataProvider/rows/collections.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { localization } from '../../../session/localization.ts';
import { serverClock } from '../../../session/serverClock.ts';
import { loadExpiredDialog } from '../SessionExpiry.tsx';
import { NewReleaseNotice } from './NewReleaseNotice.tsx';
import { useSessionLock } from './useSessionLock.ts';

/** Figures and lists depend on the localization and on the clock in use. */
const useDayChanges = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetch = () =>
      void queryClient.invalidateQueries({
        // Rows stay as the server sent them, whatever is computed from them.
        predicate: ({ queryKey }) => queryKey[0] !== RESOURCES.localization && queryKey[1] !== ROWS,
      });
    const ends = [localization.subscribe(refetch), serverClock.subscribe(refetch)];
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient]);
};

/** Runs beside every screen once the first one has rendered; mostly shows nothing. */
const Background = () => {
  // Needed when the server may be out of reach.
  useEffect(() => void loadExpiredDialog().catch(() => undefined), []);
  useDayChanges();
  useSessionLock();
  return <NewReleaseNotice />;
};

export default Background;
