import { useDataProvider } from 'react-admin';

import type { AppDataProvider } from '../../dataProvider/index.ts';

/** The data provider with the calls that react-admin's own does not have. */
export const useAppDataProvider = () => useDataProvider<AppDataProvider>();
