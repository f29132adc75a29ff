import { homeOf } from '../../domain/access/access.ts';
import { isPaperKind } from '../../domain/expiries/paperKind.ts';
import {
  isWorklistHolder,
  worklistView,
  type WorklistFilter,
  type WorklistView,
} from '../../domain/expiries/worklist.ts';

/** What of the worklist an address shows. */
export interface WorklistAddress extends WorklistFilter {
  view?: WorklistView;
}

/**
 * The query of an address of the worklist, which is the top of each dashboard:
 *
 * - `?due=expired`, `today`, `week` or `month`: one of its tabs
 * - `?due=soon`: all that expire soon, whose tab is there only while the address asks for it
 * - `?week=2026-12-07`: what expires from that day to the end of its week, likewise
 * - `&kind=gatepass` and `&holder=trucks` narrow it, alone as well
 *
 * Without `due` and `week` the first tab opens that has anything.
 */
export const worklistQuery = ({ view, kind, holder }: WorklistAddress): string => {
  const params = { ...view, ...(kind && { kind }), ...(holder && { holder }) };
  return `?${new URLSearchParams(params).toString()}`;
};

/** The address of the worklist on the role's own dashboard. */
export const worklistPath = (role: string | null | undefined, view?: WorklistView): string =>
  view ? `${homeOf(role)}${worklistQuery({ view })}` : homeOf(role);

/** What an address shows; what it names wrongly is left out. */
export const worklistIn = (params: URLSearchParams): WorklistAddress => {
  const view = worklistView(params.get('due'), params.get('week'));
  const kind = params.get('kind');
  const holder = params.get('holder');
  return {
    ...(view && { view }),
    ...(isPaperKind(kind) && { kind }),
    ...(isWorklistHolder(holder) && { holder }),
  };
};
