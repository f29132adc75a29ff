import {
  FileUp as ImportIcon,
  LogOut as LogoutIcon,
  Moon as DarkIcon,
  Plus as AddIcon,
  RefreshCw as RenewIcon,
  Sun as LightIcon,
  SunMoon as SystemIcon,
  UserRoundPlus as AssignIcon,
} from 'lucide-react';
import { useStore } from 'react-admin';

import { RESOURCES } from '../../../domain/records/resources.ts';
import { SIGN_OUT_PATH } from '../../../session/returnPath.ts';
import { worklistPath } from '../../expiries/papersPath.ts';
import { recordPaths } from '../../kit/recordPaths.ts';
import { recordText } from '../../kit/texts/useRecordText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useWords } from '../../kit/texts/useWords.ts';
import { useMay } from '../../kit/useMay.ts';
import { useSession } from '../../kit/useSession.ts';
import type { Entry } from '../../pages/entry.ts';
import { usePaletteRecords } from '../../pages/paletteRecords.ts';

const MODES = [
  ['light', LightIcon],
  ['dark', DarkIcon],
  ['system', SystemIcon],
] as const;

export const useActionEntries = (): Entry[] => {
  const t = useT();
  const words = useWords();
  const [, setMode] = useStore<'light' | 'dark' | undefined>('theme');
  const may = useMay();

  const onRecords = usePaletteRecords().flatMap(({ resource, canImport }): Entry[] => {
    const paths = recordPaths(resource);
    const add: Entry = {
      id: paths.create,
      group: 'actions',
      label: t(recordText(resource, 'actions.add')),
      words: t('palette.words.create'),
      icon: AddIcon,
      target: paths.create,
    };
    const bringIn: Entry = {
      id: paths.import,
      group: 'actions',
      label: t('transfer.imports.buttonOf', { name: words.objects(resource) }),
      words: t('palette.words.import'),
      icon: ImportIcon,
      target: paths.import,
    };
    return [
      ...(may('create', resource) ? [add] : []),
      ...(canImport && may('import', resource) ? [bringIn] : []),
    ];
  });

  const role = useSession()?.user.role;
  const work: Entry[] = may('edit', RESOURCES.drivers)
    ? [
        {
          id: 'renew:expired',
          group: 'actions',
          label: t('palette.actions.renewExpired'),
          words: t('palette.words.expired'),
          icon: RenewIcon,
          target: worklistPath(role, 'expired'),
        },
        {
          id: 'renew:soon',
          group: 'actions',
          label: t('palette.actions.renewSoon'),
          icon: RenewIcon,
          target: worklistPath(role, 'soon'),
        },
        {
          id: 'assign',
          group: 'actions',
          label: t('palette.actions.assign'),
          words: t('palette.words.assign'),
          icon: AssignIcon,
          target: '/fleet/board?group=vehicles',
        },
      ]
    : [];

  const modes = MODES.map(([mode, icon]): Entry => ({
    id: `mode:${mode}`,
    group: 'actions',
    label: t(`palette.actions.${mode}`),
    words: t(`palette.words.${mode}`),
    icon,
    target: () => setMode(mode === 'system' ? undefined : mode),
  }));

  return [
    ...work,
    ...onRecords,
    ...modes,
    {
      id: SIGN_OUT_PATH,
      group: 'actions',
      label: t('palette.actions.signOut'),
      words: t('palette.words.signOut'),
      icon: LogoutIcon,
      target: SIGN_OUT_PATH,
    },
  ];
};
