import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';

import type { AppDataProvider } from '../../dataProvider/index.ts';

/** Whether one of these lists is too long to be read whole, so that parts of it are asked for. */
export const useIsPaged = (...resources: readonly string[]): boolean => {
  const { isPaged } = useContext(DataProviderContext) as Partial<AppDataProvider>;
  return isPaged !== undefined && resources.some(isPaged);
};
