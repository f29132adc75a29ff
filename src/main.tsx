import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { AdminApp } from './admin/AdminApp.tsx';
import { SessionGuard } from './admin/SessionGuard.tsx';
import { localization } from './session/localization.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no #root');

localization.start();

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

// In slices: the skeleton stands, and a press is not kept waiting.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
