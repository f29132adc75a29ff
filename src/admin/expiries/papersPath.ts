import { homeOf } from '../../domain/access/access.ts';
import { isIsoDate } from '../../domain/base/dates.ts';
import { isExpiryKind, type ExpiryKind } from '../../domain/expiries/expiry.ts';
import type { PaperSelection } from '../../domain/expiries/paperSelection.ts';
import type { WorklistView } from '../../domain/expiries/worklist.ts';

/**
 * The addresses of the worklist, which is the top of each dashboard:
 *
 * - `?due=expired`, `today`, `week` or `month`: one of its tabs
 * - `?due=soon`: all that expire soon, whose tab is there only while the address asks for it
 * - `?week=2026-12-07`: what expires from that day to the end of its week, likewise
 * - `&kind=gatepass` and `&holder=truck` narrow it, alone as well
 *
 * Without `due` and `week` the first tab opens that has anything.
 */
export const worklistQuery = (view?: WorklistView, kind?: ExpiryKind): string => {
  const params = new URLSearchParams({ ...view, ...(kind && { kind }) });
  return `?${params.toString()}`;
};

/** The address of the worklist on the role's own dashboard. */
export const worklistPath = (role: string | null | undefined, view?: WorklistView): string =>
  view ? `${homeOf(role)}${worklistQuery(view)}` : homeOf(role);

const STATES = ['overdue', 'due', 'urgent'] as const;

/** The query of an address that opens a selection of papers over a dashboard. */
export const papersQuery = (selection: PaperSelection): string => {
  if ('state' in selection) return `?papers=${selection.state}`;
  const { week, kind } = selection;
  return `?papers=${week}${kind ? `&kind=${kind}` : ''}`;
};

/** The selection in an address; undefined when there is none. */
export const selectionIn = (params: URLSearchParams): PaperSelection | undefined => {
  const papers = params.get('papers');
  const state = STATES.find((name) => name === papers);
  if (state) return { state };
  const kind = params.get('kind');
  return isIsoDate(papers) ? { week: papers, ...(isExpiryKind(kind) && { kind }) } : undefined;
};

/** The address of a selection over the role's own dashboard. */
export const papersPath = (role: string | null | undefined, selection: PaperSelection): string =>
  `${homeOf(role)}${papersQuery(selection)}`;
