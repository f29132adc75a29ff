import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';

import { canAccess, pageAccess } from '../../domain/access/access.ts';
import { PAGE_PATHS, pageOf } from '../../domain/access/pages.ts';
import type { AnyRecordType } from '../../domain/records/recordType.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import { useSession } from '../kit/useSession.ts';
import { settingsScreens } from '../system/settings/settingsScreens.ts';
import { pageScreens } from './pageScreens.ts';

const SCREENS: Readonly<Partial<Record<string, { icon: LucideIcon }>>> = {
  ...pageScreens,
  ...settingsScreens,
};

interface PaletteRecords {
  resource: string;
  icon: LucideIcon;
  canImport: boolean;
  /** Fetches the declaration, which says how records are named and found. */
  load: () => Promise<AnyRecordType>;
}

const RECORDS = PAGE_PATHS.flatMap((path): PaletteRecords[] => {
  const resource = path.slice(1);
  const source = Object.entries(recordTypes).find(([name]) => name === resource)?.[1];
  const icon = SCREENS[path]?.icon;
  if (!source || !icon || pageOf(path).rights === 'read') return [];
  return [{ resource, icon, canImport: source.loadImport !== undefined, load: source.load }];
});

export const usePaletteRecords = (): PaletteRecords[] => {
  const role = useSession()?.user.role;
  return useMemo(
    () =>
      RECORDS.filter(
        ({ resource }) =>
          canAccess(role, { resource, action: 'list' }) &&
          pageAccess(role, `/${resource}`).kind === 'allowed',
      ),
    [role],
  );
};
