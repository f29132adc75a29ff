import { useMediaQuery } from '@mui/material';

/** Below 768 px lists are cards and the side is a drawer (specification section 9). */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 767.95px)', { noSsr: true });
