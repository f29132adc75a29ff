import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';

import { permissionsOf } from '../../../../domain/access/access.ts';
import { recordRights } from '../../../../domain/people/rights.ts';
import type { RoleRecord } from '../../../../domain/people/role.ts';
import type { LaterMessages } from '../../../../i18n/messages.ts';
import { FactCard, PageCard } from '../../../kit/show/FactCard.tsx';
import { FactList } from '../../../kit/show/FactList.tsx';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { roleColumns, RoleKind, userCount } from './roleColumns.tsx';

type RecordName = keyof LaterMessages['resources']['admin/settings/roles']['recordNames'];

/** A role, who has it, and what it may do. */
export const RoleShow = () => (
  <RecordShow
    subtitle={
      <>
        {userCount}
        <RoleKind />
      </>
    }
  >
    <FactCard
      title="resources.admin/settings/roles.sections.role"
      columns={roleColumns}
      fields={['description', 'users', 'kind']}
    />
    <PermissionCard />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <RightsCard />
    </Box>
  </RecordShow>
);

const PermissionCard = () => {
  const t = useT();
  const role = useRecordContext<RoleRecord>()?.name;
  return (
    <PageCard title="resources.admin/settings/roles.sections.permissions">
      <ul style={{ marginBlock: 8, paddingInlineStart: 20 }}>
        {permissionsOf(role).map((permission) => (
          <li key={permission}>{t(`permissions.${permission}`)}</li>
        ))}
      </ul>
    </PageCard>
  );
};

const RightsCard = () => {
  const t = useT();
  const role = useRecordContext<RoleRecord>()?.name ?? '';
  return (
    <PageCard title="resources.admin/settings/roles.sections.rights">
      <FactList
        facts={recordRights(role).map(({ resource, actions }) => ({
          name: t(`resources.admin/settings/roles.recordNames.${resource as RecordName}`),
          value: actions
            .map((action) => t(`resources.admin/settings/roles.actionNames.${action}`))
            .join(', '),
        }))}
      />
    </PageCard>
  );
};
