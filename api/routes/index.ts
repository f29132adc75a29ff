import type { Route } from '../route.ts';
import { adminRoutes } from './admin.ts';
import { authRoutes } from './auth.ts';
import { contactRoutes } from './contact.ts';
import { derivedRoutes } from './derived.ts';
import { dieselRoutes } from './diesel.ts';
import { dieselBooksRoutes } from './dieselBooks.ts';
import { documentRoutes } from './documents.ts';
import { fleetRoutes } from './fleet.ts';

export const routes: readonly Route[] = [
  ...authRoutes,
  ...contactRoutes,
  ...fleetRoutes,
  ...derivedRoutes,
  ...documentRoutes,
  ...adminRoutes,
  ...dieselRoutes,
  ...dieselBooksRoutes,
];
