import { isApiError } from '../../../dataProvider/apiError.ts';
import { ownScript } from '../../../dataProvider/calls/release.ts';
import { PAGE_PATHS, pathAt } from '../../../domain/access/pages.ts';

export interface ErrorReport {
  /** The kind of error; the message of a fault in the code, if it can only name code. */
  what: string;
  /** The status of the API's answer, if there was one. */
  status?: number;
  /** The pattern of the address: ':id' stands for anything that is not ours. */
  where: string;
  /** Where in our scripts, the innermost first. */
  stack: readonly string[];
  version: string;
  /** The script whose name identifies the build. */
  build: string;
  browser: string;
  isOnline: boolean;
  /** In UTC. */
  time: string;
}

const MOST_FRAMES = 8;

const SUB_PAGES: ReadonlySet<string> = new Set(['create', 'import', 'show']);

/** The pattern of an address, without ids and parameters. */
export const routePattern = (pathname: string): string => {
  const page = pathAt(PAGE_PATHS, pathname) ?? '';
  const rest = pathname.slice(page.length).split('/').filter(Boolean);
  return [page, ...rest.map((word) => (SUB_PAGES.has(word) ? word : ':id'))].join('/') || '/';
};

/** What engines say of faults in code, which names variables only. Other messages may quote data. */
const OF_CODE = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]+'\)$/,
  /^[\w$.]+ is not (?:a function|a constructor|defined|iterable)$/,
  /^Failed to fetch dynamically imported module/,
  /^Unable to preload CSS/,
];

const whatOf = (error: unknown): string => {
  if (isApiError(error)) return `ApiError ${error.kind}`;
  if (!(error instanceof Error)) return 'unknown';
  const line = error.message.split(/[\n:]/, 1)[0] ?? '';
  return OF_CODE.some((pattern) => pattern.test(line)) ? `${error.name}: ${line}` : error.name;
};

const framesOf = (error: unknown): string[] =>
  error instanceof Error
    ? [...(error.stack ?? '').matchAll(/\/assets\/([\w-]+\.js:\d+:\d+)/g)]
        .map(([, frame = '']) => frame)
        .slice(0, MOST_FRAMES)
    : [];

export const errorReport = (error: unknown): ErrorReport => ({
  what: whatOf(error),
  status: isApiError(error) ? error.status : undefined,
  where: routePattern(window.location.pathname),
  stack: framesOf(error),
  version: import.meta.env.VITE_VERSION ?? '',
  build: ownScript() ?? '',
  browser: navigator.userAgent,
  isOnline: navigator.onLine,
  time: new Date().toISOString(),
});

export const reportText = (report: ErrorReport): string => JSON.stringify(report, null, 2);
