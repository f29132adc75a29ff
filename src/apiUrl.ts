/** `apiUrl` of the settings (`config.ts`), which the build has checked, so that the browser need not. */
export const apiUrl: string = import.meta.env.VITE_API_URL ?? '';
