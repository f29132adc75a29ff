import type { CheckResult } from '../../../../dataProvider/check/checkApi.ts';
import type { CheckState } from '../../../../dataProvider/check/judge.ts';
import { isAssumed } from '../../../../dataProvider/endpoints.ts';
import { pageAccess, type PagePath } from '../../../../domain/access/access.ts';
import { areaAt, nameOf, pageOf } from '../../../../domain/access/pages.ts';
import { listOf } from '../../../../domain/base/formats.ts';
import { isolate } from '../../../../i18n/fill.ts';
import type { MessageKey } from '../../../../i18n/messages.ts';

type T = (key: MessageKey, options?: Record<string, unknown>) => string;

/** What needs attention comes first. */
const ORDER = [
  'leftBehind',
  'missing',
  'otherShape',
  'failed',
  'refused',
  'found',
  'notTried',
] as const satisfies readonly CheckState[];

/** After the name of its area, such as 'Fleet: Drivers'. */
export const pageTitle = (path: PagePath, t: T): string => {
  const isBehindHub = typeof pageOf(path).place === 'object';
  const key = isBehindHub ? `settings.pages.${nameOf(path)}.name` : `shell.menu.${nameOf(path)}`;
  const area = areaAt(path);
  const name = t(key as MessageKey);
  return area ? `${t(`shell.areas.${area}`)}: ${name}` : name;
};

export const callText = ({
  check: { method, path, query },
}: Pick<CheckResult, 'check'>): string => {
  const section = query?.['section'];
  return `${method} ${path}${section ? `?section=${section}` : ''}`;
};

/** Whether a role can open a page that needs a call. */
export const isNeeded = ({ check }: Pick<CheckResult, 'check'>, role: string | undefined) =>
  check.pages.some((page) => pageAccess(role, page).kind === 'allowed');

export const detailsOf = (result: CheckResult, role: string | undefined, t: T): string[] => {
  const { state, failure, rows, lacks, left, check } = result;
  return [
    ...(left === undefined ? [] : [t('apiCheck.left', { key: left })]),
    ...(rows === undefined ? [] : [t('apiCheck.rows', { smart_count: rows })]),
    ...(lacks.length > 0 ? [t('apiCheck.lacks', { fields: listOf(lacks) })] : []),
    ...(failure && (state === 'failed' || state === 'otherShape') ? [t(`errors.${failure}`)] : []),
    ...(state === 'missing' && isAssumed(check.path, check) ? [t('apiCheck.assumed')] : []),
    ...(state === 'refused' && !isNeeded(result, role) ? [t('apiCheck.elsewhere')] : []),
    ...(state === 'notTried' && check.answers === 'change' ? [t('apiCheck.change')] : []),
  ];
};

/** What needs attention first; states without a result are left out. */
export const byState = (results: readonly CheckResult[]) =>
  ORDER.map((state) => ({ state, results: results.filter((one) => one.state === state) })).filter(
    ({ results: some }) => some.length > 0,
  );

interface ReportHead {
  api: string;
  role: string;
  day: string;
}

/** It has no values that the server sent. */
export const reportText = (results: readonly CheckResult[], head: ReportHead, t: T): string => {
  const lineOf = (result: CheckResult) => {
    const took = result.took === undefined ? [] : [t('apiCheck.took', { took: result.took })];
    const pages = listOf(result.check.pages.map((page) => pageTitle(page, t)));
    const told = [...took, ...detailsOf(result, head.role, t)].join(' · ');
    const call = isolate(callText(result), told);
    return [
      `  ${[call, told].filter(Boolean).join(' · ')}`,
      ...(pages ? [`      ${t('apiCheck.columns.needed')}: ${pages}`] : []),
    ];
  };
  const groups = byState(results).flatMap(({ state, results: some }) => [
    '',
    `${t(`apiCheck.states.${state}`)} (${some.length})`,
    ...some.flatMap(lineOf),
  ]);
  return [t('apiCheck.title', { ...head }), ...groups, ''].join('\n');
};
