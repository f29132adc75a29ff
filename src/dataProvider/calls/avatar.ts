import { ApiError } from '../apiError.ts';
import type { Api } from '../client/api.ts';
import { TIMEOUTS } from '../client/phpClient.ts';
import { isConfirmed } from '../client/values.ts';
import { CALLS } from '../endpoints.ts';

export const uploadAvatar = async (
  api: Pick<Api, 'call'>,
  userId: string,
  picture: File,
): Promise<string> => {
  const form = new FormData();
  form.set('avatar', picture);
  form.set('user_id', userId);
  const answer = await api.call(CALLS.avatar, { method: 'POST', form, timeout: TIMEOUTS.upload });
  const avatar = isConfirmed(answer) && answer.avatar;
  if (typeof avatar !== 'string' || avatar === '') {
    throw new ApiError('unreadable');
  }
  return avatar;
};
