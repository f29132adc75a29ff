import { KeyRound as KeyIcon } from 'lucide-react';
import { useRecordContext } from 'react-admin';

import type { User, users } from '../../../../domain/people/users.ts';
import { valuesOf } from '../../../kit/show/FactCard.tsx';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { ButtonLink } from '../../../kit/ui/Button.tsx';
import { useSession } from '../../../kit/useSession.ts';
import { ResetPassword } from './ResetPassword.tsx';

const { FactCard, Value } = valuesOf<typeof users>();

const shape = { main: [3], side: [4], after: [] };

export const UserShow = () => (
  <RecordShow
    subtitle={
      <>
        <Value source="role" />
        <Value source="status" />
        <You />
      </>
    }
    actions={<PasswordAction />}
    shape={shape}
    side={
      <FactCard
        title="account"
        sources={['email', 'created_at', 'last_login_at', 'two_factor_enabled']}
      />
    }
  >
    <FactCard title="access" sources={['role', 'branch', 'status']} />
  </RecordShow>
);

const useIsOwn = (): boolean => {
  const user = useRecordContext<User>();
  const session = useSession();
  return user !== undefined && String(user.id) === session?.user.id;
};

const You = () => {
  const t = useT();
  return useIsOwn() ? <strong>{t('resources.admin/settings/users.you')}</strong> : null;
};

/** Users change their own password on the page that asks for the old one. */
const PasswordAction = () => {
  const t = useT();
  if (!useIsOwn()) return <ResetPassword />;
  return (
    <ButtonLink to="/admin/settings/security">
      <KeyIcon aria-hidden="true" />
      {t('resources.admin/settings/users.reset.own')}
    </ButtonLink>
  );
};
