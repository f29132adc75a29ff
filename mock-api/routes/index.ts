import type { Route } from '../http/route.ts';
import { authRoutes } from './auth.ts';
import { fleetRoutes } from './fleet.ts';

/** Every call that the mock API answers; all others are 404. */
export const routes: readonly Route[] = [...authRoutes, ...fleetRoutes];
