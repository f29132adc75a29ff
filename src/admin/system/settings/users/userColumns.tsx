import type { UserField } from '../../../../domain/people/user.ts';
import { InstantField } from '../../../kit/fields/InstantField.tsx';
import { PlainField } from '../../../kit/fields/PlainField.tsx';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { StatusField } from '../../../kit/fields/StatusField.tsx';
import type { Column } from '../../../kit/list/columns.ts';
import { plainColumn } from '../../../kit/list/makeColumns.tsx';

export type UserColumn = UserField | 'created_at';

export const userStatus = (
  <StatusField source="status" tones={{ active: 'good', inactive: 'neutral' }} />
);

/** The columns of the users, for the table, the cards, the user's page and the export. */
export const userColumns: readonly Column<UserColumn>[] = [
  { source: 'name', field: <RecordLinkField /> },
  plainColumn('email'),
  plainColumn('role'),
  { source: 'branch', field: <PlainField source="branch" /> },
  { source: 'status', field: userStatus },
  { source: 'created_at', field: <InstantField source="created_at" /> },
];
