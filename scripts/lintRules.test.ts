import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { overrides, readLintRules } from './lintRules.ts';

const ROOT = join(import.meta.dirname, '..');
const OXLINT = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');

const importing = (path: string) => `import { x } from '${path}';\nexport const y = x;\n`;

/** What the linter must refuse: in which file, which code, and words of the message. */
const REFUSED: readonly [file: string, code: string, reason: string][] = [
  ['src/i18n/en/a.ts', importing('../../admin/a.ts'), 'know nothing of the app'],
  ['src/i18n/b.ts', importing('../session/index.ts'), 'know nothing of the app'],
  ['src/design/a.ts', importing('../site/a.ts'), 'know nothing of the app'],
  ['src/config.ts', importing('./dataProvider/index.ts'), 'know nothing of the app'],
  ['src/brand.ts', importing('./session/index.ts'), 'know nothing of the app'],
  ['src/domain/a.ts', importing('../config.ts'), 'domain is pure'],
  ['src/domain/b/c.ts', importing('../../design/tokens.ts'), 'domain is pure'],
  ['src/domain/d.ts', importing('../dataProvider/index.ts'), 'domain is pure'],
  ['src/domain/base/a.ts', importing('../records/a.ts'), 'stands below'],
  ['src/domain/records/a.ts', importing('../fleet/a.ts'), 'stands below'],
  ['src/domain/records/b.ts', importing('../settings/localization.ts'), 'stands below'],
  ['src/admin/kit/c.ts', importing('../shell/a.ts'), 'The kit is the lowest floor'],
  ['src/dataProvider/a.ts', importing('../session/index.ts'), 'imports domain only'],
  ['src/session/a.ts', importing('../admin/a.ts'), 'session imports domain'],
  ['src/site/a.ts', importing('../admin/a.ts'), 'The site stays light'],
  ['src/admin/a.ts', importing('../site/a.ts'), 'never imports the site'],
  ['src/admin/b.tsx', importing('../testing/builders.ts'), 'stays out of the app'],
  ['src/admin/c/d.tsx', importing('../../testing/AdminStory.tsx'), 'stays out of the app'],
  ['src/admin/e.ts', importing('../dataProvider/testing.ts'), 'stays out of the app'],
  ['src/admin/kit/list/a.ts', importing('../../import/a.ts'), 'The kit is the lowest floor'],
  ['src/admin/kit/c/a.ts', importing('../../../domain/fleet/drivers.ts'), 'by what their'],
  ['src/admin/kit/c/b.ts', importing('../../../domain/settings/legal.ts'), 'by what their'],
  [
    'src/admin/kit/c/c.ts',
    "import { RESOURCES } from '../../../domain/records/resources.ts';\nexport const y = RESOURCES;\n",
    'by what their',
  ],
  ['src/admin/kit/c/d.ts', importing('../../common/a.ts'), 'The kit is the lowest floor'],
  ['src/admin/common/a.ts', importing('../plates/a.ts'), 'What features share'],
  ['src/admin/kit/b.ts', importing('../AdminApp.tsx'), 'The kit is the lowest floor'],
  ['src/admin/plates/a.ts', importing('../fleet/trucks/a.ts'), 'A feature imports the kit'],
  ['src/admin/plates/b.ts', importing('../activity/a.ts'), 'A feature imports the kit'],
  ['src/admin/plates/c.ts', importing('../records/a.ts'), 'A feature imports the kit'],
  ['src/admin/records/a.ts', importing('../fleet/a.ts'), 'The screens of any record type'],
  ['src/admin/fleet/trucks/a.ts', importing('../../pages/a.ts'), 'An area imports features'],
  ['src/admin/system/a.ts', importing('../fleet/trucks/a.ts'), 'only through its index.ts'],
  ['src/admin/pages/a.ts', importing('../shell/a.ts'), 'Pages import areas'],
  ['src/admin/shell/a.ts', importing('../fleet/index.ts'), 'The shell imports pages'],
  ['src/admin/c/f.stories.tsx', importing('../../site/a.ts'), 'never imports the site'],
  ['api/a.ts', importing('../src/session/index.ts'), 'api imports domain only'],
  ['api/b.ts', importing('../mock-api/core/mock.ts'), 'api imports domain only'],
  ['api/routes/c.ts', importing('node:crypto'), 'also runs in the browser'],
  ['server/a.ts', importing('../src/dataProvider/index.ts'), 'server imports api'],
  ['server/b.ts', importing('../mock-api/core/mock.ts'), 'server imports api'],
  ['api/d.ts', importing('../server/secrets.ts'), 'also runs in the browser'],
  ['mock-api/a.ts', importing('../src/session/index.ts'), 'imports api and domain only'],
  ['mock-api/core/a.ts', importing('../../src/session/index.ts'), 'imports api and domain only'],
  ['mock-api/core/b.ts', importing('node:crypto'), 'also run in the browser'],
  ['mock-api/core/routes/c.ts', importing('../../server/passwords.ts'), 'also run in the browser'],
  ['mock-api/data/d.ts', importing('express'), 'also run in the browser'],
  ['mock-api/core/e.ts', 'export const a = Buffer.alloc(1);\n', 'Buffer'],
  ['src/testing/a.ts', importing('../../mock-api/server/server.ts'), 'runs in the browser'],
  ['src/admin/g.ts', "export const a = () => fetch('/a');\n", 'speaks HTTP'],
  ['src/admin/h.ts', "export const a = () => window.fetch('/a');\n", 'speaks HTTP'],
  ['src/session/i.ts', "export const a = () => globalThis.fetch('/a');\n", 'speaks HTTP'],
  ['src/site/j.ts', 'export const a = new XMLHttpRequest();\n', 'speaks HTTP'],
  ['src/site/k.ts', 'export const a = new window.XMLHttpRequest();\n', 'speaks HTTP'],
  ['src/site/l.ts', "export const a = navigator.sendBeacon('/a');\n", 'speaks HTTP'],
];

const ALLOWED: readonly [file: string, code: string][] = [
  ['src/i18n/ok.ts', importing('../domain/access.ts')],
  ['src/domain/ok.ts', importing('./dates.ts')],
  ['src/domain/records/ok.ts', importing('../base/dates.ts')],
  ['src/domain/records/ok.test.ts', importing('../fleet/drivers.ts')],
  ['src/dataProvider/ok.ts', "export const a = () => window.fetch('/a');\n"],
  ['src/admin/ok.ts', importing('../session/index.ts')],
  ['src/admin/kit/c/ok.ts', importing('../../../domain/records/resources.ts')],
  ['src/admin/kit/c/ok.stories.tsx', importing('../../../domain/fleet/drivers.ts')],
  ['src/admin/kit/list/ok.ts', importing('../../../domain/import/a.ts')],
  ['src/admin/system/ok.ts', importing('../fleet/index.ts')],
  ['src/admin/c/ok.stories.tsx', importing('../../testing/AdminStory.tsx')],
  ['src/admin/c/ok.test.ts', importing('../../testing/builders.ts')],
  ['src/testing/ok.ts', importing('../../mock-api/core/mock.ts')],
  ['mock-api/core/ok.ts', importing('../../api/server.ts')],
  ['server/ok.ts', importing('../mock-api/data/index.ts')],
  ['server/ok.test.ts', importing('../mock-api/contract/rows.ts')],
  ['mock-api/server/ok.ts', importing('node:http')],
  ['src/admin/shell/testing/ok.tsx', importing('../../testing/fakeApi.ts')],
];

let folder = '';
/** The linter's messages, by file. */
const said = new Map<string, string>();

interface Report {
  diagnostics: { filename: string; message: string; help?: string }[];
}

const lint = (): Promise<string> =>
  new Promise((resolve) => {
    const args = [OXLINT, '--format=json'];
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout) => resolve(stdout));
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qafila-lint-'));
  await cp(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, code] of [...REFUSED, ...ALLOWED]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), code);
  }
  const { diagnostics } = JSON.parse(await lint()) as Report;
  for (const { filename, message, help = '' } of diagnostics) {
    said.set(filename, `${said.get(filename) ?? ''}${message} ${help}\n`);
  }
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it('has the rules of the table: npm run lint:rules writes them', () => {
  expect(readLintRules()['overrides']).toEqual(overrides());
});

describe('the linter', () => {
  it.each(REFUSED)('refuses in %s: %s', (file, _code, reason) => {
    expect(said.get(file)).toContain(reason);
  });

  it.each(ALLOWED)('accepts in %s: %s', (file) => {
    expect(said.get(file)).toBeUndefined();
  });
});
