import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';

import sirv from 'sirv';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

import type { Config } from '../src/config.ts';
import { securityHeaders } from './securityHeaders.ts';

/** The public pages and the built file that holds each. The hosting rules follow the same list. */
export const SITE_PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/login': 'index.html',
};
/** Shown with status 404 for every address that is neither a page nor a file. */
export const NOT_FOUND_PAGE = 'index.html';
export const APP_PAGE = 'app.html';
/** The signed-in areas. */
export const APP_PATH = /^\/(?:admin|fleet|diesel|dashboard|profile)(?:\/|$)/;
/** The API's calls stand below the same first words as the areas and are told apart by their end. */
export const API_PATH = /^\/(?:uploads\/.*|.*\.php)$/;
/** API_PATH for vite's proxy, which matches the address with its query. */
export const API_URL = '^/(?:uploads/|[^?]*\\.php(?:\\?|$))';

/** Hashed by the build: their content never changes under one name. */
const IMMUTABLE = /^\/assets\//;

/** The HTML file of an address, if it is a page. */
export const pageAt = (pathname: string): string | undefined => {
  if (API_PATH.test(pathname)) return undefined;
  if (APP_PATH.test(pathname)) return APP_PAGE;
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return Object.hasOwn(SITE_PAGES, path) ? SITE_PAGES[path] : undefined;
};

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
const pathnameOf = ({ url = '/' }: IncomingMessage) => url.replace(/[?#].*$/s, '');
const wantsHtml = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

const sendNotFound = (req: IncomingMessage, res: ServerResponse, html: string) => {
  res.writeHead(404, {
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

const serveDev = (server: ViteDevServer) => {
  const { root } = server.config;
  const isHtmlFile = (pathname: string) =>
    pathname.endsWith('.html') && existsSync(resolve(root, `.${pathname}`));
  const notFound = async (url: string | undefined) => {
    const html = await readFile(resolve(root, NOT_FOUND_PAGE), 'utf8');
    return server.transformIndexHtml(`/${NOT_FOUND_PAGE}`, html, url);
  };

  server.middlewares.use((req, _res, next) => {
    const file = isRead(req) ? pageAt(pathnameOf(req)) : undefined;
    if (file) toFile(req, file);
    next();
  });
  // After vite's own handlers: what is still unanswered is no module and no file.
  return () => {
    server.middlewares.use(async (req, res, next) => {
      if (isHtmlFile(pathnameOf(req)) || !isRead(req) || !wantsHtml(req)) return next();
      try {
        sendNotFound(req, res, await notFound(req.originalUrl));
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
      void res.setHeader(
        'Cache-Control',
        IMMUTABLE.test(pathname) ? 'public,max-age=31536000,immutable' : 'no-cache',
      ),
  });
  const headers = Object.entries(securityHeaders(config));
  const notFound = readFileSync(resolve(dist, NOT_FOUND_PAGE), 'utf8');
  server.middlewares.use((req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    const pathname = pathnameOf(req);
    if (!isRead(req) || API_PATH.test(pathname)) return next();
    const page = pageAt(pathname);
    if (page) toFile(req, page);
    files(req, res, () => sendNotFound(req, res, notFound));
  });
};

/**
 * Three rules for every address, the same in dev, preview and on a host: the areas are app.html,
 * the site's pages are their files, and all else is a real 404.
 */
export const pages = (config: Config): Plugin => ({
  name: 'qafila-pages',
  configureServer: serveDev,
  configurePreviewServer: (server) => servePreview(server, config),
});
