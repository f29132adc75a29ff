import { apiUrl } from '../../apiUrl.ts';
import { brand } from '../../brand.ts';
import { isApiError } from '../../dataProvider/apiError.ts';
import { sendContactMessage, type ContactMessage } from '../../dataProvider/calls/contactCall.ts';
import { createPhpClient } from '../../dataProvider/client/phpClient.ts';
import type { SiteMessages } from '../../i18n/messages.ts';
import { checkMessage, mailOf, messageOf, type ContactDraft } from './contactMessage.ts';
import { formParts } from './formParts.ts';
import { textsOf } from './texts.ts';

const { contactForm: t } = await textsOf<Pick<SiteMessages, 'contactForm'>>(
  () => import('../../i18n/en/website/contactForm.ts'),
  () => import('../../i18n/ar/website/contactForm.ts'),
);

/** How long the thank-you message stays. */
const THANKS_MS = 5000;

// Without a token: messages do not belong to an account.
const client = createPhpClient({ apiUrl, getToken: () => null });

/** `isTold`: beside the fields. */
const wordsFor = (error: unknown, isTold: boolean): string => {
  const { failed } = t;
  if (isApiError(error, 'invalid')) return isTold ? failed.invalid : failed.refused;
  if (isApiError(error, 'offline')) return failed.offline;
  if (isApiError(error, 'notFound', 'notOffered')) return failed.notOffered;
  if (isApiError(error, 'tooMany')) return failed.tooMany;
  return isApiError(error, 'refused', 'unauthorized', 'forbidden', 'tooLarge', 'conflict')
    ? failed.refused
    : failed.unsure;
};

const mailLink = (message: ContactMessage) => {
  const link = document.createElement('a');
  link.href = mailOf(brand.supportEmail, message);
  link.textContent = t.mailInstead;
  return link;
};

/** Says thank you only once the server has confirmed the message. */
const contact = (root: HTMLElement): void => {
  const parts = formParts(root);
  const thanks = root.querySelector<HTMLElement>('.thanks');
  let isBusy = false;
  /** The server takes no messages, so it is not asked again. */
  let missing: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const thank = (text: string) => {
    clearTimeout(timer);
    if (!thanks) return;
    thanks.textContent = text;
    if (text !== '') timer = setTimeout(() => thank(''), THANKS_MS);
  };

  const send = async (draft: ContactDraft) => {
    const message = messageOf(draft);
    isBusy = true;
    parts.say();
    thank('');
    parts.setBusy(true);
    try {
      if (missing) throw missing;
      await sendContactMessage(client, message);
      // What was typed meanwhile stays.
      for (const [name, value] of Object.entries(draft)) {
        const input = parts.inputOf(name);
        if (input?.value === value) input.value = '';
      }
      thank(t.thanks);
    } catch (error) {
      if (isApiError(error, 'notFound', 'notOffered')) missing = error;
      const errors = isApiError(error) ? error.fieldErrors : undefined;
      const { name, first_name = name } = errors ?? {};
      // The contact page has a single name field.
      const isTold = parts.tellAll({ ...errors, first_name, name: name ?? first_name });
      parts.say(wordsFor(error, isTold), ' ', mailLink(message));
      if (!isTold) parts.focusAlert();
    } finally {
      isBusy = false;
      parts.setBusy(false);
    }
  };

  parts.form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    const draft: ContactDraft = {};
    for (const [name, value] of new FormData(parts.form)) {
      if (typeof value === 'string') Object.assign(draft, { [name]: value });
    }
    if (parts.tellAll({ ...checkMessage(draft) })) parts.say();
    else void send(draft);
  });
};

export default contact;
