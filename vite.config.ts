import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, loadEnv, type Rolldown } from 'vite';

import { parseConfig } from './src/config.ts';
import { LANGUAGES, type Language } from './src/domain/settings/language.ts';
import { apiProxy } from './vite/apiProxy.ts';
import { appPage } from './vite/appPage.ts';
import { fontLicences } from './vite/fontLicences.ts';
import { kitLayer } from './vite/kitLayer.ts';
import { lateExporter } from './vite/lateExporter.ts';
import { APP_PAGE } from './vite/pageFiles.ts';
import { pages } from './vite/pages.ts';
import { plainNames } from './vite/plainNames.ts';
import { precompress } from './vite/precompress.ts';
import { release, version } from './vite/release.ts';
import { site } from './vite/site.ts';
import { siteInputs } from './vite/siteFiles.ts';

const LICENCES = 'licences.md';

const root = fileURLToPath(new URL('.', import.meta.url));
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files by the start of their paths, each a part of a regular expression. */
const files = (...paths: string[]) =>
  new RegExp(String.raw`/(?:${paths.join('|')})`.replaceAll('/', String.raw`[\\/]`));

const RECORD_PARTS = files(
  'node_modules/lucide-react/',
  'src/admin/(?:assignments|expiries(?!/renew/use)|kit/(?:dialogs|feedback|fields|files|page|record|show))/',
);
const INPUTS = files(
  'node_modules/(?:react-hook-form|@mui/(?:utils|material/(?:esm/)?useAutocomplete))/',
  'src/admin/kit/(?:form|formState|inputs)/',
);
const PAPERS = files(
  'src/dataProvider/rows/(?:derived|joined).ts',
  'src/domain/(?:base/week|records/derivedType|expiries/(?:papers|attention|fleetLinks|worklist)).ts',
  'src/admin/kit/(?:useAddress|ui/useKeptFocus).ts',
);
const ROW_LIST = files(
  'node_modules/ra-core/dist/controller/(?:useSortState|usePaginationState|list/useList).js',
  'src/admin/(?:common/ChartCard|expiries/Paper|kit/(?:list/(?:rowList|useSelected)|ui/FigureTable))',
);
const FIGURES = files(
  'src/admin/(?:stats|fleet/(?:charts|dashboard))/',
  'src/domain/(?:stats/(?:overview|statusFigures)|records/comparableStats|expiries/weeksAhead)',
  'src/dataProvider/calls/overviewCalls',
);

const MUI = files(
  'node_modules/(?:@mui/(?!x-)|@emotion/|ra-ui-materialui|react-transition-group|@popperjs|stylis)',
);

const FIRST_TEXTS =
  '(?:index|common|drivers|errors|forms|permissions|firstRa|records|shell|validation)\\.ts';
const textsOf = (language: Language, names: string) => files(`src/i18n/${language}/${names}`);

/**
 * The first view is two files, the packages and our own code: they compress better and arrive earlier than
 * many. The same goes for what most pages of a record share, for what forms share, for the documents and the
 * history on a record's page, for what the bell and the dashboard derive and show, for the later texts, and for MUI.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'packages', test: files('node_modules/'), tags: ['$initial'], priority: 1 },
  { name: 'first', test: files('src/(?!site/)'), tags: ['$initial'] },
  { name: 'record', test: RECORD_PARTS, minShareCount: 4 },
  { name: 'inputs', test: INPUTS, minShareCount: 5 },
  { name: 'recordPapers', test: files('src/admin/fleet/documents/RecordPapers') },
  {
    name: 'history',
    test: files(
      'src/admin/activity/RecordHistory',
      'src/domain/activity/(?:activity|history|logKeys)',
    ),
  },
  { name: 'papers', test: PAPERS },
  { name: 'rowList', test: ROW_LIST },
  { name: 'figures', test: FIGURES },
  ...LANGUAGES.flatMap((language) => [
    { name: `start-${language}`, test: textsOf(language, FIRST_TEXTS), priority: 1 },
    { name: `texts-${language}`, test: textsOf(language, '(?!pages/)') },
  ]),
  { name: 'mui', test: MUI, minShareCount: 8 },
];

/** Its package gives everyone the build that warns developers. */
const QUIET_ROUTER = [
  { find: /^react-router$/, file: 'index' },
  { find: /^react-router\/dom$/, file: 'dom-export' },
].map(({ find, file }) => ({
  find,
  replacement: at(`node_modules/react-router/dist/production/${file}.mjs`),
}));

export default defineConfig(({ mode }) => {
  const config = parseConfig(loadEnv(mode, root, 'VITE_'));
  const proxy = apiProxy(process.env['API_PROXY_TARGET']);

  return {
    root,
    appType: 'mpa',
    plugins: [
      react(),
      kitLayer(),
      appPage(APP_PAGE),
      pages(config),
      site(config),
      release(APP_PAGE),
      lateExporter(),
      plainNames(),
      fontLicences(LICENCES),
      precompress(),
    ],
    // Set even if the environment has no value, so that demo code is removed.
    define: {
      'import.meta.env.VITE_API_URL': JSON.stringify(config.apiUrl),
      'import.meta.env.VITE_DEMO': JSON.stringify(String(config.demo)),
      'import.meta.env.VITE_VERSION': JSON.stringify(version),
    },
    resolve: { alias: mode === 'production' ? QUIET_ROUTER : [] },
    server: { proxy },
    preview: { proxy },
    // The import's worker loads what it needs of a record type.
    worker: { format: 'es' },
    // Makes smaller style sheets than PostCSS.
    css: {
      transformer: 'lightningcss',
      // It would make `:dir()` depend on the language, which a part of a page may have of its own.
      lightningcss: { exclude: Features.DirSelector },
    },
    build: {
      target: 'es2023',
      sourcemap: false,
      // Their licences ask for it.
      license: { fileName: LICENCES },
      // Every target browser supports module preloading.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        input: { app: at('app.html'), ...siteInputs(root) },
        // How long plugins take says more of the machine than of the build, whose warnings fail the tests.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: { groups },
        },
      },
    },
  };
});
