import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { AdminApp } from './admin/AdminApp.tsx';
import { preloadAddress } from './admin/pages/pageScreens.ts';
import { dataProvider } from './admin/providers.ts';
import { SessionGuard } from './admin/SessionGuard.tsx';
import { companyDay } from './domain/base/companyDay.ts';
import { session } from './session/index.ts';
import { localization } from './session/localization.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');

/** Each in a task of its own, so that a press is not kept waiting. */
const steps = [
  () => {
    if (session.get()) preloadAddress(window.location.pathname, dataProvider.preloadRows);
  },
  localization.start,
  // The first look at a calendar takes the browser longer than all later ones.
  () => companyDay(localization.get()),
  () => {
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
  },
];

for (const step of steps) setTimeout(step);
