import type { Route } from '../route.ts';
import { adminRoutes } from './admin.ts';
import { authRoutes } from './auth.ts';
import { contactRoutes } from './contact.ts';
import { dieselRoutes } from './diesel.ts';
import { documentRoutes } from './documents.ts';
import { fleetRoutes } from './fleet.ts';

/** Every call that the mock API answers; all others get 404. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...contactRoutes,
  ...fleetRoutes,
  ...documentRoutes,
  ...adminRoutes,
  ...dieselRoutes,
];
