import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';

import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

import type { Config } from '../src/config.ts';
import { APP_PAGE, notFoundPageAt, pageAt, plainPath } from './pageFiles.ts';
import { isRead, pathnameOf, sendHtml, siteFiles, toFile } from './serveFiles.ts';
import { renderForDev } from './site.ts';

const wantsHtml = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

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
        sendHtml(
          req,
          res,
          404,
          await renderForDev(server, config, `/${notFoundPageAt(pathnameOf(req))}`),
        );
      } catch (error) {
        next(error);
      }
    });
  };
};

const servePreview = (server: PreviewServer, config: Config) => {
  const { root, build } = server.config;
  server.middlewares.use(siteFiles(resolve(root, build.outDir), config));
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
