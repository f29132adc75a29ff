import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { AdminApp } from './admin/AdminApp.tsx';
import { collectError } from './admin/kit/feedback/collectError.ts';
import { guardSinks } from './admin/kit/trustedTypes.ts';
import { preloadRowsAt, preloadScreenAt } from './admin/pages/pageScreens.ts';
import { dataProvider, readCompany } from './admin/providers.ts';
import { SessionGuard } from './admin/SessionGuard.tsx';
import { companyDay } from './domain/base/companyDay.ts';
import { language, loadTexts } from './i18n/i18nProvider.ts';
import { session } from './session/index.ts';
import { chosenLanguage } from './session/language.ts';
import { localization } from './session/localization.ts';

guardSinks();

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');

/** How long the frame waits for the screen in it and for what it states of the company. */
const PATIENCE_MS = 1000;

for (const kind of ['error', 'unhandledrejection'] as const) {
  window.addEventListener(
    kind,
    (event) => void collectError('reason' in event ? event.reason : event.error),
  );
}

let screen: Promise<unknown> | undefined;
let company: Promise<unknown> | undefined;
let texts: Promise<unknown> | undefined;
const firstTexts = loadTexts('first');

const render = async () => {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([screen, company, texts]), patience]);
  await firstTexts;
  // A data router, because react-admin's guard of unsaved changes needs one.
  const router = createBrowserRouter([
    {
      path: '*',
      element: (
        <SessionGuard>
          <AdminApp />
        </SessionGuard>
      ),
    },
  ]);
  // In slices: the skeleton stands until all of it is there.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
};

/** Each in a task of its own, so that a press is not kept waiting. */
const steps = [
  localization.start,
  () => {
    const userId = session.get()?.user.id ?? '';
    const own = chosenLanguage.of(userId) ?? language.get();
    const digits = chosenLanguage.digits(userId);
    // Somebody else has used this browser. If it cannot be fetched, theirs stays.
    if (own !== language.get() || digits !== 'latn') {
      texts = language.set(own, digits).catch(() => undefined);
    }
  },
  () => {
    if (session.get()) company = readCompany();
  },
  () => {
    const role = session.get()?.user.role;
    if (role) preloadRowsAt(window.location.pathname, role, dataProvider.preloadRows);
  },
  () => {
    const role = session.get()?.user.role;
    // If it cannot be fetched, the screen itself says so.
    if (role) screen = preloadScreenAt(window.location.pathname, role).catch(() => undefined);
  },
  // Intl's first use and the first look at a calendar each take the browser longer than all later ones.
  () => new Intl.NumberFormat(),
  () => companyDay(localization.get()),
  () => void render(),
];

for (const step of steps) setTimeout(step);
