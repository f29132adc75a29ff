import { useContext, useSyncExternalStore } from 'react';
import { DataProviderContext } from 'react-admin';

import type { AppDataProvider } from '../../dataProvider/index.ts';

const NEVER = () => () => undefined;
const NOTHING = () => undefined;
const EVERYTHING = { offers: () => true, takesFile: () => true };

/** What this server offers; the screen follows as calls turn out to be missing. */
export const useOffers = (): Pick<AppDataProvider['offers'], 'offers' | 'takesFile'> => {
  const { offers } = useContext(DataProviderContext) as Partial<AppDataProvider>;
  useSyncExternalStore(offers?.subscribe ?? NEVER, offers?.known ?? NOTHING);
  return offers ?? EVERYTHING;
};
