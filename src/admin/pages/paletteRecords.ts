import { useMemo } from 'react';
import { useResourceDefinitions } from 'react-admin';

import { canAccess, pageAccess } from '../../domain/access/access.ts';
import { RESOURCES } from '../../domain/records/resources.ts';
import type { LaterMessages } from '../../i18n/messages.ts';
import { useSession } from '../kit/useSession.ts';
import { settingsPagePath, settingsPages } from '../system/settings/settingsPages.tsx';

type PaletteResource = keyof LaterMessages['palette']['records'];

interface RecordKind {
  resource: PaletteResource;
  /** The name, what tells it from others, and whatever else it is found by. */
  fields: readonly [label: string, hint: string, ...others: string[]];
  canImport?: boolean;
}

const KINDS: readonly RecordKind[] = [
  { resource: RESOURCES.drivers, fields: ['name', 'driver_id', 'name_ar'], canImport: true },
  {
    resource: RESOURCES.trucks,
    fields: ['truck_number', 'model', 'make', 'plate_number', 'chassis_no'],
    canImport: true,
  },
  {
    resource: RESOURCES.trailers,
    fields: ['trailer_number', 'model', 'type', 'plate_number', 'tir_number'],
    canImport: true,
  },
  { resource: RESOURCES.documents, fields: ['title', 'document_number', 'file_name'] },
  { resource: RESOURCES.users, fields: ['name', 'email'] },
  { resource: RESOURCES.roles, fields: ['name', 'description'] },
  { resource: RESOURCES.legal, fields: ['title', 'created_at'] },
];

export interface PaletteRecords extends RecordKind {
  canCreate: boolean;
  page: 'show' | 'edit';
}

/** What stands behind the settings is no record type of the whole app, but has all its pages. */
const behindSettings = (resource: string) => {
  const isBuilt = settingsPages.some(
    ({ name, screen }) => screen && settingsPagePath(name) === `/${resource}`,
  );
  return { hasShow: isBuilt, hasEdit: isBuilt, hasCreate: isBuilt };
};

/** The record types whose records this user may list and open, with the page that each opens on. */
export const usePaletteRecords = (): PaletteRecords[] => {
  const role = useSession()?.user.role;
  const definitions = useResourceDefinitions();
  return useMemo(
    () =>
      KINDS.flatMap((kind): PaletteRecords[] => {
        const { resource } = kind;
        const { hasShow, hasEdit, hasCreate } = definitions[resource] ?? behindSettings(resource);
        const isOpen =
          canAccess(role, { resource, action: 'list' }) &&
          pageAccess(role, `/${resource}`).kind === 'allowed';
        if (!isOpen || !(hasShow || hasEdit)) return [];
        return [{ ...kind, canCreate: hasCreate === true, page: hasShow ? 'show' : 'edit' }];
      }),
    [definitions, role],
  );
};
