import { ApiError } from '../apiError.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { isConfirmed } from '../client/values.ts';

/** A message from one of the site's forms; each form asks for different details. */
export interface ContactMessage {
  first_name: string;
  last_name?: string;
  email: string;
  company?: string;
  subject?: string;
  message: string;
}

/** Sends a message to the company. This call is assumed: a server without it answers 404 or 405. */
export const sendContactMessage = async (
  client: Pick<PhpClient, 'request'>,
  message: ContactMessage,
): Promise<void> => {
  const answer = await client.request('/contact.php', { method: 'POST', json: message });
  if (!isConfirmed(answer)) throw new ApiError('unreadable');
};
