import type { Api } from './api.ts';
import type { Call, Reply } from './call.ts';
import type { Manner } from './manner.ts';
import type { Route } from './route.ts';

/** How a server speaks wherever the API's contract leaves it open. */
export interface Speech extends Manner {
  lacks(route: Route): boolean;
  /** Whether it refuses a call to a role that may make it elsewhere. */
  refuses(route: Route, role: string): boolean;
  answer(route: Route, call: Call, api: Api): Promise<Reply>;
}

/** Offers and says everything. */
export const FULL_SPEECH: Speech = {
  isTerse: false,
  namesRefused: true,
  lacks: () => false,
  refuses: () => false,
  answer: (route, call, api) => route.handle(call, api),
};
