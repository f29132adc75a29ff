import { email, maxLength, required } from '../../src/domain/base/validation.ts';
import type { Api } from '../api.ts';
import { ok, textsOf, throwIfAny, type Call, type Reply } from '../call.ts';
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

const FIELDS = Object.keys(checks) as (keyof typeof checks)[];

const send = async (call: Call, api: Api): Promise<Reply> => {
  const { company, subject, ...texts } = textsOf(call, FIELDS);
  throwIfAny(checkAll(checks, { ...texts, company, subject }));
  await api.store.contact_messages.insert({
    at: api.now(),
    ...texts,
    company: company || null,
    subject: subject || null,
  });
  return ok({ success: true });
};

export const contactRoutes: readonly Route[] = [
  { method: 'POST', path: '/contact.php', access: 'public', assumed: true, handle: send },
];
