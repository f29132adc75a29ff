import { Lock as LockIcon } from 'lucide-react';

import type { Permission } from '../../domain/access/access.ts';
import { HomeButton } from '../kit/feedback/HomeButton.tsx';
import { StateScreen } from '../kit/feedback/StateScreen.tsx';
import { useRoleName } from '../kit/texts/useRoleName.ts';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';

const AccessDeniedScreen = ({ permission }: { permission?: Permission }) => {
  const t = useT();
  const role = useSession()?.user.role;
  const roleName = useRoleName();
  const text = role ? 'screens.denied.text' : 'screens.denied.textNoRole';
  return (
    <StateScreen
      title={t('screens.denied.title')}
      documentTitle={t('screens.denied.documentTitle')}
      icon={<LockIcon />}
      actions={<HomeButton />}
    >
      {permission && (
        <p>{t(text, { permission: t(`permissions.${permission}`), role: roleName(role ?? '') })}</p>
      )}
      <p>{t('screens.denied.ask')}</p>
    </StateScreen>
  );
};

export default AccessDeniedScreen;
