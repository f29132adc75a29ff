import { setTimeout as pause } from 'node:timers/promises';

import type { Page } from 'playwright';

import { LOWER_PICTURES } from '../src/site/pictures.ts';
import { API_PATH } from '../vite/pageFiles.ts';

export type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'data' | 'other';

export interface Transfer {
  path: string;
  kind: Kind;
  status: number;
  /** Body as sent, compressed, without headers. 0 if it came from the cache. */
  bytes: number;
}

interface Answer extends Transfer {
  id: string;
  headers: Record<string, string>;
}

const KINDS: readonly [RegExp, Kind][] = [
  [/javascript/, 'js'],
  [/^text\/css/, 'css'],
  [/^text\/html/, 'html'],
  [/^font\/|woff/, 'font'],
  [/^image\//, 'image'],
];

export const kindOf = (path: string, type: string): Kind =>
  API_PATH.test(path) ? 'data' : (KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other');

/** Exact if the server states the size; for chunked answers, the count on the wire. */
const bodyBytes = (headers: Record<string, string>, encoded: number): number => {
  const length = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-length');
  return length ? Number(length[1]) : encoded;
};

/** How long the network must be idle for a load to be over, in milliseconds. */
const QUIET = 500;

/**
 * Whether the page asked for it. Some browsers fetch an icon or the like by themselves, which the page neither
 * names nor waits for.
 */
export const isPagesOwn = (type: string | undefined, initiator: string): boolean =>
  initiator !== 'other' || type === 'Document';

/** Everything that the page fetches while `act` runs and until the network is idle afterwards. */
export const recordTransfers = async (
  page: Page,
  act: () => Promise<unknown>,
): Promise<Transfer[]> => {
  const session = await page.context().newCDPSession(page);
  const begun = new Map<string, Answer>();
  const done: Answer[] = [];
  const cached = new Set<string>();
  const notOwn = new Set<string>();
  /** The status on the wire: a revalidated file is a 304 here and a 200 everywhere else. */
  const statuses = new Map<string, number>();

  const underWay = new Set<string>();
  let changed = performance.now();
  const note = (change: () => unknown) => {
    change();
    changed = performance.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, type, initiator }) => {
    if (!isPagesOwn(type, initiator.type)) notOwn.add(requestId);
    note(() => underWay.add(requestId));
  });
  session.on('Network.loadingFailed', ({ requestId }) => note(() => underWay.delete(requestId)));
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { protocol, pathname } = new URL(response.url);
    if (notOwn.has(requestId)) return;
    const isLocal = response.fromDiskCache || response.fromPrefetchCache || cached.has(requestId);
    if (isLocal || !protocol.startsWith('http')) return;
    begun.set(requestId, {
      id: requestId,
      path: pathname,
      kind: kindOf(pathname, response.mimeType),
      status: response.status,
      bytes: 0,
      headers: response.headers,
    });
  });
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    statuses.set(requestId, statusCode),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    note(() => underWay.delete(requestId));
    const transfer = begun.get(requestId);
    if (!transfer) return;
    done.push({ ...transfer, bytes: encodedDataLength });
  });

  await session.send('Network.enable');
  await act();
  // Playwright's own 'networkidle' reports the first idle moment, which may be before the app runs.
  while (underWay.size > 0 || performance.now() - changed < QUIET) await pause(50);
  await session.detach();
  return done.map(({ id, headers, bytes, ...rest }) => {
    const status = statuses.get(id) ?? rest.status;
    return { ...rest, status, bytes: status === 304 ? 0 : bodyBytes(headers, bytes) };
  });
};

export const total = (transfers: readonly Transfer[], ...kinds: Kind[]): number =>
  transfers
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** The texts that load with any screen but the first: the chunk of `src/i18n/en/later.ts`. */
export const isLaterTexts = ({ path }: Pick<Transfer, 'path'>): boolean =>
  /^\/assets\/texts-[^/]+\.js$/.test(path);

/** What several pages of a record share, including MUI: the first of them fetches it for all. */
export const isShared = ({ path }: Pick<Transfer, 'path'>): boolean =>
  /^\/assets\/(?:forms|inputs|record)-[^/]+\.(?:js|css)$/.test(path);

const LOWER_PICTURE = new RegExp(
  `^/assets/(?:${LOWER_PICTURES.join('|')})-(?:phone-)?(?:light|dark)-`,
);

/** A picture of the landing page that is below the first screen. */
export const isLowerPicture = ({ path }: Pick<Transfer, 'path'>): boolean =>
  LOWER_PICTURE.test(path);

/** A load without its data. */
export const withoutData = (transfers: readonly Transfer[]): Transfer[] =>
  transfers.filter(({ kind }) => kind !== 'data');
