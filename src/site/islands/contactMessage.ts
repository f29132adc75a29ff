import type { ContactMessage } from '../../dataProvider/calls/contactCall.ts';
import { visible } from '../../domain/base/fold.ts';
import { email, isEmpty } from '../../domain/base/validation.ts';
import { fill } from '../../i18n/fill.ts';
import type { SiteMessages } from '../../i18n/messages.ts';
import { textsOf } from './texts.ts';

const { contactForm: t } = await textsOf<Pick<SiteMessages, 'contactForm'>>(
  () => import('../../i18n/en/website/contactForm.ts'),
  () => import('../../i18n/ar/website/contactForm.ts'),
);

/** Maximum lengths by field, as the server accepts them. */
const LIMITS = {
  first_name: 100,
  last_name: 100,
  name: 100,
  email: 255,
  company: 255,
  subject: 255,
  message: 10_000,
} as const;

type ContactField = keyof typeof LIMITS;
export type ContactDraft = Partial<Record<ContactField, string>>;
type ContactProblems = Partial<Record<ContactField, string>>;

const MISSING: Partial<Record<ContactField, string>> = {
  first_name: t.problems.firstName,
  last_name: t.problems.lastName,
  name: t.problems.name,
  email: t.problems.emailMissing,
  subject: t.problems.subject,
  message: t.problems.message,
};

const isField = (name: string): name is ContactField => Object.hasOwn(LIMITS, name);

const problemOf = (field: ContactField, value: string): string | undefined => {
  if (isEmpty(value)) return MISSING[field];
  if (field === 'email' && email(value)) return t.problems.emailShape;
  const max = LIMITS[field];
  return value.length > max ? fill(t.problems.tooLong, { max }) : undefined;
};

export const checkMessage = (draft: ContactDraft): ContactProblems => {
  const problems: ContactProblems = {};
  for (const [field, value] of Object.entries(draft)) {
    const problem = isField(field) ? problemOf(field, value) : undefined;
    if (isField(field) && problem) problems[field] = problem;
  }
  return problems;
};

/** As the call expects it: the contact page's single name becomes the first name. */
export const messageOf = ({ name, ...draft }: ContactDraft): ContactMessage => {
  const { first_name = name, last_name, company, subject, email: address, message } = draft;
  return {
    first_name: (first_name ?? '').trim(),
    email: visible(address ?? ''),
    message: message ?? '',
    ...(last_name !== undefined && { last_name: last_name.trim() }),
    ...(company !== undefined && { company: company.trim() }),
    ...(subject !== undefined && { subject: subject.trim() }),
  };
};

/** The whole message as an email, for when the server does not accept it. */
export const mailOf = (to: string, message: ContactMessage): string => {
  const { first_name, last_name, email: address, company, subject } = message;
  const from = [first_name, last_name].filter(Boolean).join(' ');
  const body = [message.message, '', `${from} <${address}>`, company].filter(
    (line) => line !== undefined,
  );
  // A lone surrogate cannot be encoded.
  const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
  const lines = body.join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encoded(subject ?? t.mailSubject)}&body=${encoded(lines)}`;
};
