import { homeOf } from '../../domain/access/access.ts';
import type { IsoDate } from '../../domain/base/dates.ts';
import type { PaperKind } from '../../domain/expiries/paperKind.ts';
import type { WorklistTab } from '../../domain/expiries/worklist.ts';

/**
 * The worklist is at the top of each dashboard:
 * - `?due=expired`, `today`, `week` or `month`: one of the tabs
 * - `?due=soon`: everything that expires soon; its tab shows only while the address asks for it
 * - `?week=2026-12-07`: what expires from that day to the end of its week, in such a tab too
 * - `&kind=gatepass` and `&holder=trucks`: filters, which also work alone
 * Without `due` and `week`, the first tab that is not empty opens.
 */
export const worklistQuery = (params: {
  due?: WorklistTab | 'soon';
  week?: IsoDate;
  kind?: PaperKind;
}): string => `?${new URLSearchParams(params).toString()}`;

export const worklistPath = (role: string | null | undefined, due?: WorklistTab | 'soon'): string =>
  due ? `${homeOf(role)}${worklistQuery({ due })}` : homeOf(role);
