import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';

import sirv from 'sirv';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

import type { Config } from '../src/config.ts';
import {
  API_PATH,
  APP_PAGE,
  FOR_A_YEAR,
  IMMUTABLE,
  NOT_FOUND_PAGE,
  pageAt,
  plainPath,
} from './pageFiles.ts';
import { securityHeaders } from './securityHeaders.ts';
import { renderForDev } from './site.ts';

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
const pathnameOf = ({ url = '/' }: IncomingMessage) => url.replace(/[?#].*$/s, '');
const wantsHtml = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

const sendHtml = (req: IncomingMessage, res: ServerResponse, status: number, html: string) => {
  res.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Length': Buffer.byteLength(html),
  });
  res.end(req.method === 'HEAD' ? undefined : html);
};

/** Keeps the query: vite's own parameters and the page's are read from it. */
const toFile = (req: IncomingMessage, file: string) => {
  req.url = `/${file}${(req.url ?? '').slice(pathnameOf(req).length)}`;
};

const serveDev = (server: ViteDevServer, config: Config) => {
  const { root } = server.config;
  const isHtmlFile = (pathname: string) =>
    pathname.endsWith('.html') && existsSync(resolve(root, `.${pathname}`));

  server.middlewares.use(async (req, res, next) => {
    const pathname = pathnameOf(req);
    const file = isRead(req) ? pageAt(pathname) : undefined;
    if (file === undefined) return next();
    if (file === APP_PAGE) {
      toFile(req, file);
      return next();
    }
    try {
      sendHtml(req, res, 200, await renderForDev(server, config, plainPath(pathname)));
    } catch (error) {
      next(error);
    }
  });
  // After vite's own handlers: whatever is still unanswered is no module and no file.
  return () => {
    server.middlewares.use(async (req, res, next) => {
      if (isHtmlFile(pathnameOf(req)) || !isRead(req) || !wantsHtml(req)) return next();
      try {
        sendHtml(req, res, 404, await renderForDev(server, config, ''));
      } catch (error) {
        next(error);
      }
    });
  };
};

const servePreview = (server: PreviewServer, config: Config) => {
  const dist = resolve(server.config.root, server.config.build.outDir);
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
  const notFound = readFileSync(resolve(dist, NOT_FOUND_PAGE), 'utf8');
  server.middlewares.use((req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    const pathname = pathnameOf(req);
    if (!isRead(req) || API_PATH.test(pathname)) return next();
    const page = pageAt(pathname);
    if (page) toFile(req, page);
    files(req, res, () => sendHtml(req, res, 404, notFound));
  });
};

/**
 * Three rules for every address, the same in dev, preview and on a host: the areas are app.html, the site's
 * pages are their files, and everything else is a real 404.
 */
export const pages = (config: Config): Plugin => ({
  name: 'qafila-pages',
  configureServer: (server) => serveDev(server, config),
  configurePreviewServer: (server) => servePreview(server, config),
});
