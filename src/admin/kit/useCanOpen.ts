import { useResourceContext, useResourceDefinitions } from 'react-admin';

import { useMay } from './useMay.ts';

export const useCanOpen = (): boolean => {
  const may = useMay();
  const resource = useResourceContext() ?? '';
  const definition = useResourceDefinitions()[resource];
  return definition?.hasShow === true && may('show');
};
