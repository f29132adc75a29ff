import { canAccess, pageAccess, type Action, type PagePath } from '../domain/access/access.ts';
import { RESOURCES, type ResourceName } from '../domain/records/resources.ts';
import { ApiError } from './apiError.ts';
import type { DieselCalls } from './calls/dieselCalls.ts';
import type { FirstCalls } from './calls/firstCalls.ts';
import type { LaterCalls } from './calls/laterCalls.ts';
import type { OverviewCalls } from './calls/overviewCalls.ts';

/**
 * What a role needs before a method runs: the right to an action (on the record type in the first
 * argument, if none is named), or to open one of some pages. 'anyone' is any signed-in user.
 */
export type Rule =
  | Action
  | readonly [ResourceName, Action]
  | { pages: readonly PagePath[] }
  | 'anyone';

const DIESEL_FIGURES = { pages: ['/diesel/dashboard', '/admin/diesel'] } as const;

const OPERATIONS = { pages: ['/admin/settings/operations'] } as const;

export const VERBS = {
  getList: 'list',
  getOne: 'show',
  getMany: 'list',
  getManyReference: 'list',
  create: 'create',
  update: 'edit',
  updateMany: 'edit',
  delete: 'delete',
  deleteMany: 'delete',
} as const satisfies Record<string, Rule>;

export const FIRST_CALLS = {
  recordStats: 'list',
  neighbours: 'list',
  singleton: 'show',
} as const satisfies Record<keyof FirstCalls, Rule>;

export const OVERVIEW_CALLS = {
  fleetMetrics: [RESOURCES.overview, 'list'],
  countedFleet: [RESOURCES.overview, 'list'],
  assignments: [RESOURCES.overview, 'list'],
  allAssignments: [RESOURCES.overview, 'list'],
} as const satisfies Record<keyof OverviewCalls, Rule>;

export const DIESEL_CALLS = {
  exportReport: [RESOURCES.dieselReports, 'export'],
  dieselAlerts: DIESEL_FIGURES,
  dieselFigures: DIESEL_FIGURES,
  dieselStock: DIESEL_FIGURES,
  dieselVouchers: { pages: ['/diesel/dashboard'] },
  countStock: { pages: ['/diesel/stock'] },
} as const satisfies Record<keyof DieselCalls, Rule>;

export const LATER_CALLS = {
  reassign: [RESOURCES.drivers, 'edit'],
  inServersWords: 'import',
  importRecords: 'import',
  readAnew: 'list',
  exportedRows: 'export',
  shownRows: 'export',
  updateEach: 'edit',
  removeEach: 'delete',
  uploadDocument: [RESOURCES.documents, 'create'],
  documentFile: [RESOURCES.documents, 'show'],
  saveSingleton: 'edit',
  changePassword: [RESOURCES.security, 'edit'],
  security: [RESOURCES.security, 'show'],
  setTwoFactor: [RESOURCES.security, 'edit'],
  confirmTwoFactor: [RESOURCES.security, 'edit'],
  endOtherSessions: [RESOURCES.security, 'edit'],
  changeUserPassword: [RESOURCES.users, 'edit'],
  legalVersions: [RESOURCES.legal, 'show'],
  operations: OPERATIONS,
  backUp: OPERATIONS,
  backupFile: OPERATIONS,
  uploadAvatar: 'anyone',
  health: [RESOURCES.update, 'show'],
  checkApi: { pages: ['/admin/settings/check'] },
  release: 'anyone',
} as const satisfies Record<keyof LaterCalls, Rule>;

export const isAllowed = (role: string | undefined, rule: Rule, first?: unknown): boolean => {
  if (rule === 'anyone') return true;
  if (typeof rule !== 'string' && 'pages' in rule) {
    return rule.pages.some((page) => pageAccess(role, page).kind === 'allowed');
  }
  const [resource, action] = typeof rule === 'string' ? [String(first), rule] : rule;
  return canAccess(role, { resource, action });
};

/** Throws 'forbidden'. */
export const checkAccess = (role: string | undefined, rule: Rule, [first]: readonly unknown[]) => {
  if (!isAllowed(role, rule, first)) throw new ApiError('forbidden');
};
