import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { runnerImport, type Plugin, type ViteDevServer } from 'vite';

import type { Config } from '../src/config.ts';
import type { Rendering } from '../src/site/rendering.ts';
import { hostingFiles } from './hosting.ts';
import { APP_PAGE, NOT_FOUND_PAGES, SITE_PAGES } from './pageFiles.ts';
import { siteTexts } from './searchEngines.ts';
import { builtFiles, emitSiteFiles, firstFilesOf, textsOf } from './siteFiles.ts';

const RENDERER = 'src/site/renderPage.ts';
const TEMPLATE = 'index.html';

type Renderer = typeof import('../src/site/renderPage.ts');

const blockingScript = (href: string) => `<script src="${href}"></script>`;

const renderingOf = (
  config: Config,
  files: ReadonlyMap<string, string>,
  ahead: readonly string[],
): Rendering => {
  const href = (source: string) => {
    const file = files.get(source);
    if (file === undefined) throw new Error(`The build has no file for ${source}.`);
    return `/${file}`;
  };
  return {
    config,
    href,
    earlyScript: (source) => blockingScript(href(source)),
    ahead,
  };
};

/** Renders a page of the site as the development server shows it. */
export const renderForDev = async (
  server: ViteDevServer,
  config: Config,
  path: string,
): Promise<string> => {
  const template = await readFile(resolve(server.config.root, TEMPLATE), 'utf8');
  const { renderPage } = (await server.ssrLoadModule(`/${RENDERER}`)) as Renderer;
  const href = (source: string) => `/${source}`;
  const html = renderPage(template, path, {
    config,
    href,
    earlyScript: (source) => `<script type="module" src="${href(source)}"></script>`,
    ahead: [],
  });
  return server.transformIndexHtml(path, html);
};

/** Renders every public page into the build: complete HTML that can be read without scripts. */
export const site = (config: Config): Plugin => {
  let root = '';
  let target = '';
  let references = new Map<string, string>();
  return {
    name: 'qafila-site',
    apply: 'build',
    configResolved: (resolved) => {
      root = resolved.root;
      target = String(resolved.build.target);
    },
    buildStart: {
      handler: async function emit() {
        references = await emitSiteFiles((file) => this.emitFile(file), root, target);
      },
    },
    generateBundle: {
      order: 'post',
      handler: async function render(_options, bundle) {
        const files = builtFiles(bundle, root);
        for (const [path, reference] of references) files.set(path, this.getFileName(reference));
        const ahead = firstFilesOf(bundle, APP_PAGE);
        const renderingAt = (path: string) => {
          const language = path.startsWith('/ar') ? 'ar' : 'en';
          return renderingOf(config, files, [...ahead, ...textsOf(bundle, language)]);
        };
        const template = await readFile(resolve(root, TEMPLATE), 'utf8');
        const { module } = await runnerImport<Renderer>(resolve(root, RENDERER), {
          configFile: false,
          root,
          logLevel: 'warn',
        });
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });
        const notFound = Object.values(NOT_FOUND_PAGES).map((file) => [`/${file}`, file] as const);
        for (const [path, fileName] of [...Object.entries(SITE_PAGES), ...notFound]) {
          emit(fileName, module.renderPage(template, path, renderingAt(path)));
        }
        const { _headers, _redirects } = hostingFiles(config);
        const texts = { ...siteTexts(config), _headers, _redirects };
        for (const [fileName, source] of Object.entries(texts)) emit(fileName, source);
      },
    },
  };
};
