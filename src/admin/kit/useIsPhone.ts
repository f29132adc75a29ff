import { useMedia } from './ui/useMedia.ts';

/** Below 768 px lists are cards and the sidebar is a drawer. */
export const useIsPhone = (): boolean => useMedia('(max-width: 767.95px)');
