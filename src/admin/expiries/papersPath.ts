import { homeOf } from '../../domain/access/access.ts';
import { isPaperKind } from '../../domain/expiries/paperKind.ts';
import {
  isWorklistHolder,
  worklistView,
  type WorklistFilter,
  type WorklistView,
} from '../../domain/expiries/worklist.ts';

/** The state of the worklist that an address holds. */
export interface WorklistAddress extends WorklistFilter {
  view?: WorklistView;
}

/**
 * The query of a worklist address; the worklist is at the top of each dashboard:
 *
 * - `?due=expired`, `today`, `week` or `month`: one of the tabs
 * - `?due=soon`: everything that expires soon; its tab shows only while the address asks for it
 * - `?week=2026-12-07`: what expires from that day to the end of its week, in such a tab too
 * - `&kind=gatepass` and `&holder=trucks`: filters, which also work alone
 *
 * Without `due` and `week`, the first tab that is not empty opens.
 */
export const worklistQuery = ({ view, kind, holder }: WorklistAddress): string => {
  const params = { ...view, ...(kind && { kind }), ...(holder && { holder }) };
  return `?${new URLSearchParams(params).toString()}`;
};

/** The address of the worklist on the role's own dashboard. */
export const worklistPath = (role: string | null | undefined, view?: WorklistView): string =>
  view ? `${homeOf(role)}${worklistQuery({ view })}` : homeOf(role);

/** The state that an address holds, without invalid values. */
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
