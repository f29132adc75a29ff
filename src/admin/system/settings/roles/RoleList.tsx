import RuleIcon from '@mui/icons-material/RuleOutlined';

import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import type { CardLayout } from '../../../kit/list/RecordCards.tsx';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { roleColumns, RoleKind, userCount, type RoleColumn } from './roleColumns.tsx';

const card: CardLayout<RoleColumn> = {
  title: <RecordLinkField />,
  subtitle: (
    <>
      {userCount}
      <RoleKind />
    </>
  ),
  inHead: ['name', 'users', 'kind'],
  inSight: ['description'],
};

const filters = [
  <SearchBox key="q" source="q" hint="resources.admin/settings/roles.fields.q" alwaysOn />,
];

const nothingToFetch = () => undefined;

/** The roles that users can be given, and what the built-in ones may do. */
export const RoleList = () => (
  <>
    <RecordList
      figures={null}
      filters={filters}
      columns={roleColumns}
      card={card}
      bulkActions={false}
      emptyIcon={<RuleIcon />}
      sort={{ field: 'id', order: 'ASC' }}
      queryOptions={useLoadFailure('resources.admin/settings/roles.failed.load')}
      preload={nothingToFetch}
    />
    <PermissionMatrix />
  </>
);
