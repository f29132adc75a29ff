import { Chip } from '@mui/material';
import { KeyRound as KeyIcon } from 'lucide-react';
import { Button, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

import type { User, users } from '../../../../domain/people/users.ts';
import { valuesOf } from '../../../kit/show/FactCard.tsx';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useSession } from '../../../kit/useSession.ts';
import { ResetPassword } from './ResetPassword.tsx';

const { FactCard, Value } = valuesOf<typeof users>();

/** A user's account. */
export const UserShow = () => (
  <RecordShow
    subtitle={
      <>
        <Value source="email" />
        <Value source="status" />
        <You />
      </>
    }
    actions={<PasswordAction />}
  >
    <FactCard title="access" sources={['role', 'branch', 'status']} />
    <FactCard title="account" sources={['email', 'created_at']} />
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

/** Your own password is changed on the page that asks for the old one. */
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
