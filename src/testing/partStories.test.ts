import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const ADMIN = join(import.meta.dirname, '..', 'admin');

const paths = readdirSync(ADMIN, { recursive: true }).map((path) =>
  String(path).replaceAll('\\', '/'),
);

const read = (pattern: RegExp) =>
  paths.filter((path) => pattern.test(path)).map((path) => readFileSync(join(ADMIN, path), 'utf8'));

/** Parts of the kit that show nothing, or that only whole screens can show. */
const WITHOUT_STORY: Readonly<Record<string, string>> = {
  FirstFieldProvider: 'a context',
  DeleteRuleProvider: 'a context',
  DeleteDialog: 'what DeleteButton opens',
  TheirsProvider: 'a context',
  HoldSave: 'shows nothing',
  Held: 'shows nothing',
  InnerLink: 'a plain anchor; PlainLink and RecordLinkField show it',
  LeaveGuard: 'shows DiscardQuestion, by the browser’s history',
  Chips: 'a whole screen: Fleet/Drivers/Import',
  StayWhile: 'shows nothing',
  Tooltips: 'a whole screen, once it has loaded: e2e/drivers-list',
  Unprefilled: 'shows nothing',
  MuiScope: 'renders nothing: it wraps every part',
  RecordCreatePage: 'a whole screen: Diesel/Issues',
  RecordEdit: 'a whole screen: Fleet/Drivers/Pages',
  Drafts: 'a whole screen: Forms/Drafts',
  DraftOffer: 'a whole screen: Forms/Drafts',
  FormDraft: 'a whole screen: Forms/Drafts',
  RecordDraft: 'a whole screen: Forms/Drafts',
  RecordList: 'a whole screen: Fleet/Drivers/List',
  RowTable: 'a whole screen: Lists/Worklist',
  Rows: 'a whole screen: Lists/Worklist',
  FilterSelects: 'a whole screen: Lists/Worklist',
};

const exported = read(/^kit\/(?!look\/tokens\/|.*\.(?:stories|test)\.).*\.tsx$/)
  .flatMap((source) => [...source.matchAll(/^export (?:default|const|function) ([A-Z][a-z]\w*)/gm)])
  .map(([, name = '']) => name);

/** The components that stories declare: the docs list their props. */
const shown = new Set(
  read(/\/stories\/[^/]+\.stories\.tsx$/).flatMap((source) =>
    [...source.matchAll(/^ {2}(?:component: (\w+),|subcomponents: \{([^}]+)\})/gm)].flatMap(
      ([, component, others = '']) => [component, ...others.split(',').map((name) => name.trim())],
    ),
  ),
);

it('finds the parts of the kit', () => {
  expect(exported.length).toBeGreaterThan(100);
});

it('has stories for every part of the kit', () => {
  const lacking = exported.filter((name) => !shown.has(name) && !(name in WITHOUT_STORY));
  expect(lacking).toEqual([]);
});

it('lists no part as without stories that has some or no longer exists', () => {
  const needless = Object.keys(WITHOUT_STORY).filter(
    (name) => shown.has(name) || !exported.includes(name),
  );
  expect(needless).toEqual([]);
});
