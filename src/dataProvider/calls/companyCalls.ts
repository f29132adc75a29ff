import type { PhpClient } from '../client/phpClient.ts';
import { CALLS } from '../endpoints.ts';

const nameIn = (profile: unknown): string | null => {
  if (typeof profile !== 'object' || profile === null || !('companyName' in profile)) return null;
  const { companyName } = profile;
  return typeof companyName === 'string' ? companyName.trim() || null : null;
};

/** The calls of the company's own profile. */
export const createCompanyCalls = (client: Pick<PhpClient, 'request'>) => ({
  /** What the company is called; null as long as its profile does not say. */
  companyName: async (): Promise<string | null> => {
    const answer = await client.request(CALLS.companyProfile);
    return nameIn(Array.isArray(answer) ? undefined : answer.data);
  },
});
