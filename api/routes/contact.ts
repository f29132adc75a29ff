import { email, maxLength, required } from '../../src/domain/base/validation.ts';
import type { Api } from '../api.ts';
import { invalid, ok, textOf, type Call, type Reply } from '../call.ts';
import { checkAll } from '../records/checks.ts';
import type { Route } from '../route.ts';

const checks = {
  first_name: [required, maxLength(100)],
  last_name: [maxLength(100)],
  email: [required, email, maxLength(255)],
  company: [maxLength(255)],
  subject: [maxLength(255)],
  message: [required, maxLength(10_000)],
};

const send = async ({ body }: Call, api: Api): Promise<Reply> => {
  const errors = checkAll(checks, body);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await api.store.contact_messages.insert({
    at: api.now(),
    first_name: textOf(body['first_name']),
    last_name: textOf(body['last_name']),
    email: textOf(body['email']),
    company: textOf(body['company']) || null,
    subject: textOf(body['subject']) || null,
    message: textOf(body['message']),
  });
  return ok({ success: true });
};

export const contactRoutes: readonly Route[] = [
  { method: 'POST', path: '/contact.php', access: 'public', assumed: true, handle: send },
];
