import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text as textIn } from 'node:stream/consumers';

import { wordsTo } from '../api/arabic.ts';
import { checkAll } from '../api/records/checks.ts';
import { isKept } from '../api/request.ts';
import type { Server } from '../api/server.ts';
import { email, maxLength, required } from '../src/domain/base/validation.ts';
import { notCommon } from '../src/domain/people/commonPasswords.ts';
import { newPasswordChecks } from '../src/domain/people/password.ts';
import type { Language } from '../src/domain/settings/language.ts';
import { pathnameOf } from '../vite/serveFiles.ts';
import { foundCompany } from './foundCompany.ts';
import { companyIn } from './sample.ts';
import { SAMPLE_FIELD, sampleOffer, samplePage } from './samplePage.ts';
import type { Sent } from './send.ts';
import { setupDone, setupPage, type SetupFields } from './setupPage.ts';

const CHECKS = {
  company: [required, maxLength(255)],
  name: [required, maxLength(255)],
  email: [required, email, maxLength(255)],
  password: [...newPasswordChecks, notCommon],
};

const STYLE_SRC = (style: string) =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const html = (status: number, body: string, style: string): Sent => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src ${STYLE_SRC(style)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    // The address holds the token.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  },
  body,
});

const seeOther = (address: string): Sent => ({ status: 303, headers: { Location: address } });

const isSame = (a: string, b: string) => {
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
};

/** Puts the sample company into an empty database, or removes it with everything else. */
interface Sample {
  add(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * The page on which the first Super Admin signs up, or adds the sample company and removes it again: at an address that
 * only the terminal has shown, until a company is set up.
 */
export const createSetup = (server: Server, sample: Sample) => {
  const token = randomBytes(24).toString('base64url');
  const path = '/setup/';
  const { store } = server.database;
  const gone = (language: Language): Sent => ({
    status: 410,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: setupDone(language),
  });

  const answer = async (incoming: IncomingMessage): Promise<Sent> => {
    const pathname = pathnameOf(incoming);
    const asks = new URLSearchParams(incoming.url?.slice(pathname.length));
    const wanted = asks.get('lang') ?? incoming.headers['accept-language'] ?? '';
    const language = wanted.startsWith('ar') ? 'ar' : 'en';
    const state = await companyIn(store);
    if (state === 'own' || !isSame(pathname.slice(path.length), token)) return gone(language);
    if (incoming.method !== 'POST') {
      const { page, style } =
        state === 'sample'
          ? samplePage(language)
          : setupPage(language, {}, {}, sampleOffer(language));
      return html(200, page, style);
    }
    const text = await textIn(incoming);
    const sent = [...new URLSearchParams(text.slice(0, 20_000))];
    const form = Object.fromEntries(sent.filter(([, value]) => isKept(value)));
    const { [SAMPLE_FIELD]: asked, sure } = form;
    if (asked === 'add' && state === 'none') await sample.add();
    if (asked === 'remove' && state === 'sample' && sure) await sample.remove();
    if (asked || state === 'sample') return seeOther(`${pathname}?lang=${language}`);
    const problems = checkAll(CHECKS, form);
    if (Object.keys(problems).length > 0) {
      const say = wordsTo({ headers: { 'accept-language': language } });
      const said = Object.fromEntries(
        Object.entries(problems).map(([field, words]) => [field, say(words)]),
      );
      const { page, style } = setupPage(language, form, said, sampleOffer(language));
      return html(422, page, style);
    }
    try {
      await foundCompany(server, form as unknown as SetupFields);
    } catch (error) {
      if ((await companyIn(store)) === 'none') throw error;
      return gone(language);
    }
    return seeOther(language === 'ar' ? '/ar/login' : '/login');
  };
  return { path, token, isOpen: async () => (await companyIn(store)) !== 'own', answer };
};
