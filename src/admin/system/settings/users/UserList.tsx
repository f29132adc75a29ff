import PersonAdd from '@mui/icons-material/PersonAddAlt1';

import { PlainField } from '../../../kit/fields/PlainField.tsx';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import type { CardLayout } from '../../../kit/list/RecordCards.tsx';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { userColumns, userStatus, type UserColumn } from './userColumns.tsx';
import { UserFigures } from './UserFigures.tsx';
import { userFilters } from './userFilters.tsx';

const card: CardLayout<UserColumn> = {
  title: <RecordLinkField />,
  subtitle: (
    <>
      <PlainField source="role" />
      {userStatus}
    </>
  ),
  inHead: ['name', 'role', 'status'],
  inSight: ['email'],
};

const nothingToFetch = () => undefined;

/** The users of the app. They are deleted one by one, each after a question. */
export const UserList = () => (
  <RecordList
    figures={<UserFigures />}
    filters={userFilters}
    columns={userColumns}
    card={card}
    bulkActions={false}
    emptyIcon={<PersonAdd />}
    sort={{ field: 'name', order: 'ASC' }}
    queryOptions={useLoadFailure('resources.admin/settings/users.failed.load')}
    preload={nothingToFetch}
  />
);
