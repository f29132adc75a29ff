import { useRecordContext } from 'react-admin';

import { permissionsOf, type Action } from '../../../../domain/access/access.ts';
import { recordPath } from '../../../../domain/access/recordPath.ts';
import { listOf } from '../../../../domain/base/formats.ts';
import { recordRights } from '../../../../domain/people/rights.ts';
import type { RoleRecord, roles } from '../../../../domain/people/roles.ts';
import type { ResourceName } from '../../../../domain/records/resources.ts';
import { recordTypes } from '../../../../domain/recordTypes.ts';
import { valuesOf } from '../../../kit/show/FactCard.tsx';
import { FactList } from '../../../kit/show/FactList.tsx';
import { EmptyNote, PageCard } from '../../../kit/show/PageCard.tsx';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useResourceNames } from '../useResourceNames.ts';

const { FactCard, Value } = valuesOf<typeof roles>();

const shape = { main: [6], side: [1, 4], after: [] };

export const RoleShow = () => (
  <RecordShow
    shape={shape}
    subtitle={
      <>
        <Value source="users" />
        <Value source="kind" />
      </>
    }
    side={
      <>
        <FactCard title="role" sources={['description']} />
        <PermissionCard />
      </>
    }
  >
    <RightsCard />
  </RecordShow>
);

const PermissionCard = () => {
  const t = useT();
  const role = useRecordContext<RoleRecord>()?.name;
  return (
    <PageCard title="resources.admin/settings/roles.sections.permissions">
      <ul className="bullets">
        {permissionsOf(role).map((permission) => (
          <li key={permission}>{t(`permissions.${permission}`)}</li>
        ))}
      </ul>
    </PageCard>
  );
};

/**
 * Only record types of many records are listed and exported, only some imported, and what no screen
 * shows the role is only exported.
 */
const isThere = (role: string) => (resource: string, action: Action) => {
  const type = recordTypes[resource as ResourceName];
  if (action === 'export') return type !== undefined;
  if (action === 'import') return type?.loadImport !== undefined;
  return recordPath(role, resource, 1) !== undefined && (action !== 'list' || type !== undefined);
};

const RightsCard = () => {
  const t = useT();
  const nameOf = useResourceNames();
  const role = useRecordContext<RoleRecord>()?.name ?? '';
  const rights = recordRights(role, isThere(role));
  return (
    <PageCard title="resources.admin/settings/roles.sections.rights">
      {rights.length === 0 ? (
        <EmptyNote>{t('resources.admin/settings/roles.noRights')}</EmptyNote>
      ) : (
        <FactList
          facts={rights.map(({ resource, actions }) => ({
            name: nameOf(resource),
            value: listOf(
              actions.map((action) => t(`resources.admin/settings/roles.actionNames.${action}`)),
            ),
          }))}
        />
      )}
    </PageCard>
  );
};
