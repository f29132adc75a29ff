import { useMedia } from './ui/useMedia.ts';

/** Below 768 px lists are cards and the sidebar is a drawer; in print they are tables. */
export const useIsPhone = (): boolean => useMedia('screen and (max-width: 767.95px)');
