import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';

import type { AppDataProvider } from '../../dataProvider/index.ts';

const NEVER = () => false;

/** Tells of a list whether it is too long to be read whole, so that parts of it are asked for. */
export const useIsPaged = (): ((resource: string) => boolean) => {
  const { isPaged = NEVER } = useContext(DataProviderContext) as Partial<AppDataProvider>;
  return isPaged;
};
