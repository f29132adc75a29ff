import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';

import { canAccess, pageAccess } from '../../domain/access/access.ts';
import { recordTypes } from '../../domain/recordTypes.ts';
import type { LaterMessages } from '../../i18n/messages.ts';
import { useSession } from '../kit/useSession.ts';
import { settingsScreens } from '../system/settings/settingsScreens.ts';
import { pageScreens } from './pageScreens.ts';

type PaletteResource = keyof LaterMessages['palette']['records'];

/** The name, what tells it from others, and whatever else a record is found by. */
type Fields = readonly [label: string, hint: string, ...others: string[]];

const FIELDS: Readonly<Record<PaletteResource, Fields>> = {
  'fleet/drivers': ['name', 'driver_id', 'name_ar'],
  'fleet/trucks': ['truck_number', 'model', 'make', 'plate_number', 'chassis_no'],
  'fleet/trailers': ['trailer_number', 'model', 'type', 'plate_number', 'tir_number'],
  'fleet/documents': ['title', 'document_number', 'file_name'],
  'admin/settings/users': ['name', 'email'],
  'admin/settings/roles': ['name', 'description'],
  'admin/settings/legal': ['title', 'created_at'],
};
const RESOURCES = Object.keys(FIELDS) as PaletteResource[];

const screens = { ...pageScreens, ...settingsScreens };

export interface PaletteRecords {
  resource: PaletteResource;
  fields: Fields;
  icon: LucideIcon;
  canImport: boolean;
}

/** The record types whose records this user may list and open. */
export const usePaletteRecords = (): PaletteRecords[] => {
  const role = useSession()?.user.role;
  return useMemo(
    () =>
      RESOURCES.filter(
        (resource) =>
          canAccess(role, { resource, action: 'list' }) &&
          pageAccess(role, `/${resource}`).kind === 'allowed',
      ).map((resource) => {
        const page = screens[`/${resource}`];
        return {
          resource,
          fields: FIELDS[resource],
          icon: page.icon,
          canImport: recordTypes[resource]?.loadImport !== undefined,
        };
      }),
    [role],
  );
};
