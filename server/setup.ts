import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import { checkAll } from '../api/records/checks.ts';
import type { Server } from '../api/server.ts';
import { brand } from '../src/brand.ts';
import { email, maxLength, required } from '../src/domain/base/validation.ts';
import { newPasswordChecks } from '../src/domain/people/password.ts';
import { foundCompany } from './foundCompany.ts';
import { setupPage, type SetupFields } from './setupPage.ts';

const CHECKS = {
  company: [required, maxLength(255)],
  name: [required, maxLength(255)],
  email: [required, email, maxLength(255)],
  password: newPasswordChecks,
};

const STYLE_SRC = (style: string) =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const html = (status: number, text: string, style: string) =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src ${STYLE_SRC(style)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      // The address holds the token.
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });

const isSame = (a: string, b: string) => {
  const [one, other] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
};

export const createSetup = async (server: Server) => {
  const token = randomBytes(24).toString('base64url');
  let isOpen = (await server.database.store.users.count()) === 0;
  const path = '/setup/';
  const gone = () => new Response(`${brand.name} is set up already.`, { status: 410 });

  const answer = async (request: Request): Promise<Response> => {
    const given = new URL(request.url).pathname.slice(path.length);
    if (!isOpen || !isSame(given, token)) return gone();
    if (request.method !== 'POST') {
      const { page, style } = setupPage({}, {});
      return html(200, page, style);
    }
    const text = await request.text();
    const form = Object.fromEntries(new URLSearchParams(text.slice(0, 20_000)));
    const problems = checkAll(CHECKS, form);
    if (Object.keys(problems).length > 0) {
      const { page, style } = setupPage(form, problems);
      return html(422, page, style);
    }
    isOpen = false;
    try {
      await foundCompany(server, form as unknown as SetupFields);
    } catch (error) {
      isOpen = (await server.database.store.users.count()) === 0;
      if (isOpen) throw error;
      return gone();
    }
    return new Response(null, { status: 303, headers: { Location: '/login' } });
  };
  return { path, token, isOpen: () => isOpen, answer };
};
