import type { ComponentType } from 'react';

import type { SiteMessages } from '../i18n/messages.ts';
import { AboutPage } from './about/AboutPage.tsx';
import { ContactPage } from './contact/ContactPage.tsx';
import { LandingPage } from './landing/LandingPage.tsx';
import { PrivacyPage } from './legal/PrivacyPage.tsx';
import { TermsPage } from './legal/TermsPage.tsx';
import { NotFoundPage } from './notFound/NotFoundPage.tsx';
import type { Rendering } from './rendering.ts';
import { LoginPage } from './sign/LoginPage.tsx';
import { SignupPage } from './sign/SignupPage.tsx';

export type PageName = keyof SiteMessages['frame']['titles'];

interface SitePage {
  name: PageName;
  Page: ComponentType<{ rendering: Rendering }>;
  /** For visitors only: signed-in users are redirected to the areas. */
  forSignedOut?: boolean;
}

export const PAGES: Readonly<Record<string, SitePage>> = {
  '/': { name: 'landing', Page: LandingPage },
  '/about': { name: 'about', Page: AboutPage },
  '/contact': { name: 'contact', Page: ContactPage },
  '/terms': { name: 'terms', Page: TermsPage },
  '/privacy': { name: 'privacy', Page: PrivacyPage },
  '/login': { name: 'login', Page: LoginPage, forSignedOut: true },
  '/signup': { name: 'signup', Page: SignupPage, forSignedOut: true },
};

export const NOT_FOUND: SitePage = { name: 'notFound', Page: NotFoundPage };
