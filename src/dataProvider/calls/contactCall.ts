import { ApiError } from '../apiError.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { isConfirmed } from '../client/values.ts';

export interface ContactMessage {
  first_name: string;
  last_name?: string;
  email: string;
  company?: string;
  subject?: string;
  message: string;
}

/** Assumed: a server without this call answers 404 or 405. */
export const sendContactMessage = async (
  client: Pick<PhpClient, 'request'>,
  message: ContactMessage,
): Promise<void> => {
  const answer = await client.request('/contact.php', { method: 'POST', json: message });
  if (!isConfirmed(answer)) throw new ApiError('unreadable');
};
