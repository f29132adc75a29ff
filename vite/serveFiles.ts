import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';

import sirv from 'sirv';

import type { Config } from '../src/config.ts';
import {
  API_PATH,
  APP_PAGE,
  FOR_A_YEAR,
  IMMUTABLE,
  NOT_FOUND_PAGES,
  notFoundPageAt,
  pageAt,
} from './pageFiles.ts';
import { securityHeaders } from './securityHeaders.ts';

export const isRead = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD';

export const pathnameOf = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/s, '');

export const sendHtml = (
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  html: string,
): void => {
  res.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': Buffer.byteLength(html),
  });
  res.end(req.method === 'HEAD' ? undefined : html);
};

/** Keeps the query: vite's own parameters and the page's are read from it. */
export const toFile = (req: IncomingMessage, file: string): void => {
  req.url = `/${file}${(req.url ?? '').slice(pathnameOf(req).length)}`;
};

/** Serves a build by the three rules and with the headers of a host; `next` answers what is no page or file. */
export const siteFiles = (dist: string, config: Config) => {
  if (!existsSync(resolve(dist, APP_PAGE))) {
    throw new Error(`There is no build in ${dist}: run "npm run build" first.`);
  }
  const files = sirv(dist, {
    brotli: true,
    etag: true,
    extensions: [],
    setHeaders: (res, pathname) =>
      void res.setHeader('Cache-Control', IMMUTABLE.test(pathname) ? FOR_A_YEAR : 'no-cache'),
  });
  const headers = Object.entries(securityHeaders(config));
  const notFound = new Map<string, string>(
    Object.values(NOT_FOUND_PAGES).map((file) => [file, readFileSync(resolve(dist, file), 'utf8')]),
  );
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    for (const [name, value] of headers) res.setHeader(name, value);
    res.once('pipe', (file) => {
      // An update may have taken the file away, for which sirv would end the process.
      file.once('error', () => res.destroy());
      // A broken connection doesn't close the file by itself, nor an answer that still waits for its turn.
      req.once('close', () => file.destroy());
    });
    const pathname = pathnameOf(req);
    if (!isRead(req) || API_PATH.test(pathname)) return next();
    const page = pageAt(pathname);
    if (page) toFile(req, page);
    // sirv misreads ranges, and one that ends before it begins would end the process.
    delete req.headers.range;
    files(req, res, () => sendHtml(req, res, 404, notFound.get(notFoundPageAt(pathname)) ?? ''));
  };
};
