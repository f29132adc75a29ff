import type { ComponentType } from 'react';

import { siteMessages } from '../i18n/siteMessages.ts';
import { LandingPage } from './landing/LandingPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { NotFoundPage } from './notFound/NotFoundPage.tsx';

interface SitePage {
  title: string;
  Page: ComponentType;
  /** Who is signed in already goes on to the areas. */
  forSignedOut?: boolean;
}

const { titles } = siteMessages();

const PAGES = new Map<string, SitePage>([
  ['/', { title: titles.landing, Page: LandingPage }],
  ['/login', { title: titles.login, Page: LoginPage, forSignedOut: true }],
]);

const NOT_FOUND: SitePage = { title: titles.notFound, Page: NotFoundPage };

/** The page of an address; a slash at the end makes no difference. */
export const pageAt = (pathname: string): SitePage =>
  PAGES.get(pathname.replace(/(?<=.)\/+$/, '')) ?? NOT_FOUND;
