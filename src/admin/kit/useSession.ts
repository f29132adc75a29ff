import { useSyncExternalStore } from 'react';

import { session } from '../../session/index.ts';

/** The session of this tab; null after signing out. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get);
