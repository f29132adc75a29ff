import { ApiError, asNotOffered } from '../apiError.ts';
import { TIMEOUTS, type PhpClient } from '../client/phpClient.ts';
import { CALLS } from '../endpoints.ts';

/** The calls of a user's own profile. */
export const createProfileCalls = (client: Pick<PhpClient, 'request'>) => ({
  /** Stores a user's picture and gives its address, which the server has to confirm. */
  uploadAvatar: async (userId: string, picture: File): Promise<string> => {
    const form = new FormData();
    form.set('avatar', picture);
    form.set('user_id', userId);
    const answer = await client
      .request(CALLS.avatar, { method: 'POST', form, timeout: TIMEOUTS.upload })
      .catch(asNotOffered);
    const { success, avatar } = Array.isArray(answer) ? {} : answer;
    if (success !== true || typeof avatar !== 'string' || avatar === '') {
      throw new ApiError('unreadable');
    }
    return avatar;
  },
});
