import type { LucideIcon } from 'lucide-react';
import { Suspense, type ComponentType, type PropsWithChildren } from 'react';
import { RestoreScrollPosition } from 'react-admin';
import { Route } from 'react-router-dom';

import { ownName } from '../../domain/base/formats.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import type { ResourceName } from '../../domain/records/resources.ts';
import { derivedTypes, recordTypes } from '../../domain/recordTypes.ts';
import type { ImportNoticesProps } from '../import/importKind.ts';
import { lazyScreen, type ScreenOptions } from '../kit/lazyScreen.ts';
import { RecordList, type ListOptions } from '../kit/list/RecordList.tsx';
import { inTurn } from '../kit/preload.ts';
import { listScrollKey } from '../kit/reactAdmin.ts';
import {
  RecordTypeProvider,
  type Looks,
  type RecordScreens,
} from '../kit/record/RecordTypeContext.ts';
import { PageSkeleton } from '../kit/show/RecordSkeleton.tsx';

type Load = () => Promise<{ default: ComponentType }>;

interface Options<T extends AnyRecordType> {
  icon: LucideIcon;
  type?: T;
  looks?: () => Promise<{ looks: Looks<T> }>;
  list?: ListOptions<T> | Load;
  form?: Load;
  create?: Load;
  createPage?: Load;
  edit?: Load;
  show?: Load;
  importNotices?: () => Promise<{ default: ComponentType<ImportNoticesProps> }>;
  /** Its screens use react-admin's own lists, forms or inputs. */
  withMui?: boolean;
}

/** Fetches once; what failed is fetched again when asked again. */
const once = <T,>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};

const within = (screens: RecordScreens, Screen: ComponentType): ComponentType => {
  const RecordScreen = () => (
    <RecordTypeProvider value={screens}>
      <Screen />
    </RecordTypeProvider>
  );
  return RecordScreen;
};

/** List, form, page and import follow from the declaration, and any of them may be replaced. */
export const recordResource = <T extends AnyRecordType>(
  name: ResourceName,
  options: Options<T>,
) => {
  const source = recordTypes[name] ?? derivedTypes[name];
  if (!source) throw new Error(`${name} is not declared`);
  const { label, load, loadImport } = source;
  const { icon, type, looks: loadLooks, list = {}, form, create, createPage, edit, show } = options;
  const { importNotices, withMui } = options;

  const loadScreens = once(async (): Promise<RecordScreens> => {
    const [declared, looks] = await Promise.all([type ?? load(), loadLooks?.()]);
    return { ...shared, type: declared, looks: looks?.looks ?? {} };
  });
  const screenOf = (loadScreen: Load, options: ScreenOptions = { withMui }) =>
    lazyScreen(async () => {
      const [screens, { default: Screen }] = await Promise.all([loadScreens(), loadScreen()]);
      return { default: within(screens, Screen) };
    }, options);

  // Ours leave the address alone; react-admin's own forms would take values from it.
  const formOf = (loadForm: Load) => {
    if (!withMui) return screenOf(loadForm);
    return screenOf(async () => {
      const [{ default: Form }, { Unprefilled }] = await Promise.all([
        loadForm(),
        import('../kit/form/Unprefilled.tsx'),
      ]);
      return {
        default: () => (
          <Unprefilled>
            <Form />
          </Unprefilled>
        ),
      };
    });
  };

  const formIn = (loadFrame: () => Promise<ComponentType<PropsWithChildren>>) => async () => {
    const loading = form ? form() : import('./DefaultForm.tsx');
    const [Frame, { default: Form }] = await Promise.all([loadFrame(), loading]);
    return {
      default: () => (
        <Frame>
          <Form />
        </Frame>
      ),
    };
  };
  const Create = formOf(
    createPage ??
      create ??
      formIn(async () => (await import('../kit/create/RecordCreateDialog.tsx')).RecordCreateDialog),
  );
  const Edit = formOf(
    edit ?? formIn(async () => (await import('../kit/form/RecordEdit.tsx')).RecordEdit),
  );
  const Show = screenOf(show ?? (() => import('./DefaultShow.tsx')));
  const ShowPage = () => (
    <Suspense fallback={<PageSkeleton />}>
      <Show />
    </Suspense>
  );
  const Import =
    loadImport &&
    screenOf(
      async () => {
        const [table, { RecordImportDialog }, notices] = await Promise.all([
          loadImport(),
          import('../import/RecordImportDialog.tsx'),
          importNotices?.(),
        ]);
        return { default: () => <RecordImportDialog table={table} Notices={notices?.default} /> };
      },
      { texts: 'importing' },
    );

  const shared: Omit<RecordScreens, 'type' | 'looks'> = {
    icon,
    dialogs: { create: createPage ? undefined : Create, import: Import },
    preload: () => inTurn([Show, Edit, Create, Import].map((screen) => () => screen?.preload())),
  };

  const Usual = () => <RecordList<T> {...(list as ListOptions<T>)} />;
  const List = type
    ? within({ ...shared, type, looks: {} }, Usual)
    : screenOf(typeof list === 'function' ? list : async () => ({ default: Usual }));

  // The list as react-admin itself mounts it, so that its dialogs open over it without a new start.
  const page = (
    <RestoreScrollPosition storeKey={listScrollKey(name)}>
      <List />
    </RestoreScrollPosition>
  );
  return {
    name,
    /** Fetches what an address below that of the list opens, such as `12/show`. */
    preloadAt: (place: string) => {
      const below = new Map([
        ['create', Create],
        ['import', Import],
      ]).get(place);
      const screen = below ?? (place.endsWith('/show') ? Show : Edit);
      return screen.preload();
    },
    list: List,
    create: createPage ? <Create /> : page,
    edit: Edit,
    show: ShowPage,
    icon,
    recordRepresentation: (record: object) => ownName(record, label),
    children: Import && <Route path="import" element={page} />,
  };
};
