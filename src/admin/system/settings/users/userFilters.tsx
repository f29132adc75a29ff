import { SelectInput } from 'react-admin';

import { BRANCH_NAMES } from '../../../../domain/people/branch.ts';
import { USER_STATUSES } from '../../../../domain/people/user.ts';
import { RESOURCES } from '../../../../domain/records/resources.ts';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';
import { choicesOf } from '../../../kit/texts/choiceLabels.ts';
import { useRoleNames } from './useRoleNames.ts';

const asChoice = (name: string) => ({ id: name, name });

const RoleFilter = (props: { source: string; alwaysOn?: boolean }) => (
  <SelectInput
    {...props}
    choices={useRoleNames().names.map(asChoice)}
    translateChoice={false}
    emptyText="resources.admin/settings/users.roles.all"
  />
);

/** What the users can be narrowed to. */
export const userFilters = [
  <SearchBox key="q" source="q" hint="resources.admin/settings/users.fields.q" alwaysOn />,
  <RoleFilter key="role" source="role" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    choices={choicesOf(RESOURCES.users, 'statuses', USER_STATUSES)}
    emptyText="resources.admin/settings/users.statuses.all"
  />,
  <SelectInput
    key="branch"
    source="branch"
    choices={BRANCH_NAMES.map(asChoice)}
    translateChoice={false}
  />,
];
