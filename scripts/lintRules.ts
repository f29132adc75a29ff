import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const FILE = join(import.meta.dirname, '..', '.oxlintrc.json');

interface Bar {
  /** Globs of what may not be imported, or a regular expression. */
  what: readonly string[] | string;
  why: string;
  /** Only these exports of it. */
  names?: readonly string[];
}

const bar = (what: Bar['what'], why: string): Bar => ({ what, why });

const importing = (bars: readonly Bar[], paths: Readonly<Record<string, string>> = {}) => [
  'error',
  {
    ...(Object.keys(paths).length > 0 && {
      paths: Object.entries(paths).map(([name, message]) => ({ name, message })),
    }),
    patterns: bars.map(({ what, why: message, names: importNames }) => ({
      ...(typeof what === 'string' ? { regex: what } : { group: what }),
      ...(importNames && { importNames }),
      message,
    })),
  },
];

const rooms = (...names: readonly string[]) => names.map((name) => `**/${name}/**`);
const inFolders = (names: readonly string[]) => `^(\\.\\./)+(${names.join('|')})/`;

const FEATURES = 'account activity assignments expiries import plates release stats'.split(' ');
const AREAS = ['diesel', 'fleet', 'profile', 'system'];
const ABOVE = ['pages', 'shell'];
const FRAME = '^(\\.\\./)+(AdminApp|SessionGuard|providers|userStore)\\.tsx?$';

const ADMIN = bar(rooms('site', 'mock-api'), 'admin never imports the site or the mock.');
const BY_DECLARATION = 'The kit knows record types only by what their declarations say.';
const ADMIN_PATHS = {
  '@mui/icons-material': 'Import one icon by its path.',
  lodash: 'Import one function by its path.',
};
const NO_TEST_CODE = bar(
  ['**/testing/**', '**/testing.ts', '**/*.testing.ts'],
  'Test code stays out of the app.',
);

/** A floor of admin: what it may not import besides what none may. */
const floor = (
  folders: readonly string[],
  why = '',
  above: readonly string[] = [],
  more: readonly Bar[] = [],
) => ({
  files: folders.map((folder) => `src/admin/${folder}**`),
  bars: [
    ADMIN,
    NO_TEST_CODE,
    ...(why ? [bar(inFolders(above), why), bar(FRAME, why)] : []),
    ...more,
  ],
  paths: ADMIN_PATHS,
});

const area = (name: string) => {
  const { bars, ...rest } = floor(
    [`${name}/`],
    'An area imports features and the kit, nothing above it.',
    ABOVE,
  );
  const others = AREAS.filter((other) => other !== name);
  const why = 'One area imports another only through its index.ts.';
  return { ...rest, bars: [...bars, bar(`${inFolders(others)}[^/]+/`, why)] };
};

const PURE = bar(
  [
    ...rooms('admin', 'site', 'session', 'dataProvider', 'i18n', 'mock-api'),
    '**/brand*',
    '**/config*',
    '**/apiUrl*',
    '**/design/**',
    'react',
    'react-dom',
    'react-router-dom',
    'react-admin',
    '@mui/*',
  ],
  'domain is pure: no React, no HTTP, nothing of ours.',
);
/** The folders of the domain that know the business; base, records and the kit know none of them. */
const BUSINESS =
  'activity assignments backup board calendar diesel documents expiries fleet notifications people plates release settings stats'.split(
    ' ',
  );
const ABOVE_RECORDS = [...BUSINESS, 'access', 'files', 'import'];
const lowest = (name: string, others: readonly string[]) => ({
  files: [`src/domain/${name}/**`],
  bars: [PURE, bar(inFolders(others), `domain/${name} stands below the folders that use it.`)],
});

const APP = ['admin', 'site', 'session', 'dataProvider', 'i18n'].map((name) => `**/src/${name}/**`);
const NODE = ['node:*', 'express', 'json-server', 'multer', '**/server/**'];
const ANYWHERE = {
  'no-restricted-globals': ['error', 'Buffer', 'process', 'fetch', 'XMLHttpRequest'],
};
const SPEAKS_HTTP = { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' };

interface Room {
  files: readonly string[];
  /** What its files may not import; undefined leaves it as it is. */
  bars?: readonly Bar[];
  paths?: Readonly<Record<string, string>>;
  rules?: Readonly<Record<string, unknown>>;
}

/** What each room may not import. Of several that hold a file, the last counts. */
const ROOMS: readonly Room[] = [
  { files: ['src/domain/**'], bars: [PURE] },
  lowest('base', [...ABOVE_RECORDS, 'csv', 'records']),
  lowest('records', ABOVE_RECORDS),
  { files: ['src/domain/**/*.test.ts', 'src/domain/**/testing.ts'], bars: [PURE] },
  {
    files: ['src/i18n/**', 'src/design/**', 'src/{apiUrl,brand,config}.ts'],
    bars: [
      bar(
        rooms('admin', 'site', 'session', 'dataProvider', 'mock-api'),
        'Texts, design, settings and brand know nothing of the app that uses them.',
      ),
    ],
  },
  {
    files: ['src/dataProvider/**'],
    rules: SPEAKS_HTTP,
    bars: [
      bar(
        rooms('admin', 'site', 'session', 'i18n', 'mock-api'),
        'dataProvider imports domain only; the session is handed to it.',
      ),
    ],
  },
  {
    files: ['src/session/**'],
    bars: [
      bar(
        rooms('admin', 'site', 'i18n', 'mock-api'),
        'session imports domain and the PHP client only.',
      ),
    ],
  },
  {
    files: ['src/site/**'],
    bars: [
      bar(
        [
          ...rooms('admin', 'mock-api'),
          'react-admin',
          'ra-*',
          '@mui/*',
          '@emotion/*',
          '@tanstack/*',
        ],
        'The site stays light: no admin, no MUI, no react-admin.',
      ),
    ],
  },
  floor(['']),
  floor(
    ['kit/'],
    'The kit is the lowest floor of admin: it imports nothing above it.',
    ['common', ...FEATURES, 'records', ...AREAS, ...ABOVE],
    [
      bar(`^(\\.\\./)+domain/(${BUSINESS.join('|')})/`, BY_DECLARATION),
      { ...bar(['**/records/resources.ts'], BY_DECLARATION), names: ['RESOURCES'] },
    ],
  ),
  floor(['common/'], 'What features share imports the kit and nothing above it.', [
    ...FEATURES,
    'records',
    ...AREAS,
    ...ABOVE,
  ]),
  floor(
    FEATURES.map((name) => `${name}/`),
    'A feature imports the kit, no other feature and nothing above it.',
    [...FEATURES, 'records', ...AREAS, ...ABOVE],
  ),
  floor(
    ['records/'],
    'The screens of any record type import the kit and features, no area and nothing above.',
    [...AREAS, ...ABOVE],
  ),
  ...AREAS.map(area),
  floor(['pages/'], 'Pages import areas, features and the kit, not the shell.', ['shell']),
  floor(['shell/'], 'The shell imports pages, features and the kit; pages know the areas.', AREAS),
  {
    files: ['*.stories.tsx', '*.test.ts', '*.test.tsx', 'testing/**'].map(
      (name) => `src/admin/**/${name}`,
    ),
    bars: [ADMIN],
    paths: ADMIN_PATHS,
  },
  {
    files: ['src/testing/**'],
    bars: [
      bar(
        ['**/site/**', '**/mock-api/server/**'],
        'Stories play on the mock’s core, which runs in the browser.',
      ),
    ],
  },
  { files: ['mock-api/**'], bars: [bar(APP, 'mock-api imports api and domain only.')] },
  {
    files: ['api/**'],
    rules: ANYWHERE,
    bars: [
      bar([...APP, '**/mock-api/**'], 'api imports domain only.'),
      bar(NODE, 'The API also runs in the browser: no Node, no server.'),
    ],
  },
  {
    files: ['server/**'],
    bars: [
      bar(
        [
          ...APP,
          ...['core/mock', 'core/serve', 'core/faults', 'server/server'].map(
            (file) => `**/mock-api/${file}.ts`,
          ),
        ],
        'server imports api and domain, and of the mock only what makes up the sample company.',
      ),
    ],
  },
  {
    files: ['mock-api/core/**', 'mock-api/data/**'],
    rules: ANYWHERE,
    bars: [
      bar(APP, 'mock-api imports api and domain only.'),
      bar(NODE, 'The mock’s core and data also run in the browser: no Node, no server.'),
    ],
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'e2e/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      'server/s3.ts',
      'server/testing/**',
      '*.config.ts',
      'vite/**',
    ],
    rules: SPEAKS_HTTP,
  },
  {
    files: ['src/dataProvider/**/*.test.ts', 'src/dataProvider/testing.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
];

/** The rooms as the linter's configuration has them, and that configuration as it stands. */
export const overrides = () =>
  ROOMS.map(({ files, bars, paths, rules }) => ({
    files,
    rules: { ...rules, ...(bars && { 'no-restricted-imports': importing(bars, paths) }) },
  }));

export const readLintRules = (): Record<string, unknown> =>
  JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>;

if (process.argv[1] === import.meta.filename) {
  writeFileSync(FILE, JSON.stringify({ ...readLintRules(), overrides: overrides() }, null, 2));
}
