import { homeOf } from '../../domain/access/access.ts';
import { isIsoDate } from '../../domain/base/dates.ts';
import { isExpiryKind } from '../../domain/expiries/expiry.ts';
import type { PaperSelection } from '../../domain/expiries/paperSelection.ts';

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
