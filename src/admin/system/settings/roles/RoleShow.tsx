import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';

import { permissionsOf } from '../../../../domain/access/access.ts';
import { recordRights } from '../../../../domain/people/rights.ts';
import type { RoleRecord, roles } from '../../../../domain/people/roles.ts';
import { PageCard, valuesOf } from '../../../kit/show/FactCard.tsx';
import { FactList } from '../../../kit/show/FactList.tsx';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useResourceNames } from '../useResourceNames.ts';

const { FactCard, Value } = valuesOf<typeof roles>();

/** A role, who has it, and what it may do. */
export const RoleShow = () => (
  <RecordShow
    subtitle={
      <>
        <Value source="users" />
        <Value source="kind" />
      </>
    }
  >
    <FactCard title="role" sources={['description', 'users', 'kind']} />
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
  const nameOf = useResourceNames();
  const role = useRecordContext<RoleRecord>()?.name ?? '';
  return (
    <PageCard title="resources.admin/settings/roles.sections.rights">
      <FactList
        facts={recordRights(role).map(({ resource, actions }) => ({
          name: nameOf(resource),
          value: actions
            .map((action) => t(`resources.admin/settings/roles.actionNames.${action}`))
            .join(', '),
        }))}
      />
    </PageCard>
  );
};
