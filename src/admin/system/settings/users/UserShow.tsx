import KeyIcon from '@mui/icons-material/KeyOutlined';
import { Chip } from '@mui/material';
import { Button, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

import type { User } from '../../../../domain/people/user.ts';
import { PlainField } from '../../../kit/fields/PlainField.tsx';
import { FactCard } from '../../../kit/show/FactCard.tsx';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useSession } from '../../../kit/useSession.ts';
import { ResetPassword } from './ResetPassword.tsx';
import { userColumns, userStatus } from './userColumns.tsx';

/** A user's account. */
export const UserShow = () => (
  <RecordShow
    subtitle={
      <>
        <PlainField source="email" />
        {userStatus}
        <You />
      </>
    }
    actions={<PasswordAction />}
  >
    <FactCard
      title="resources.admin/settings/users.sections.access"
      columns={userColumns}
      fields={['role', 'branch', 'status']}
    />
    <FactCard
      title="resources.admin/settings/users.sections.account"
      columns={userColumns}
      fields={['email', 'created_at']}
    />
  </RecordShow>
);

const useIsOwn = (): boolean => {
  const user = useRecordContext<User>();
  const session = useSession();
  return user !== undefined && String(user.id) === session?.user.id;
};

const You = () => {
  const t = useT();
  return useIsOwn() ? <Chip size="small" label={t('resources.admin/settings/users.you')} /> : null;
};

/** Whoever changes the own password has to know the old one, on the page for that. */
const PasswordAction = () =>
  useIsOwn() ? (
    <Button
      component={Link}
      to="/admin/settings/security"
      label="resources.admin/settings/users.reset.own"
    >
      <KeyIcon />
    </Button>
  ) : (
    <ResetPassword />
  );
