import type { roles } from '../../../../domain/people/roles.ts';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';

/** The roles that can be assigned to users, and what the built-in ones may do. */
export const RoleList = () => (
  <>
    <RecordList<typeof roles>
      stats={null}
      card={{ subtitle: ['users', 'kind'], inSight: ['description'] }}
      canSelect={false}
      sort={{ field: 'id', order: 'ASC' }}
      queryOptions={useLoadFailure('resources.admin/settings/roles.failed.load')}
    />
    <PermissionMatrix />
  </>
);
