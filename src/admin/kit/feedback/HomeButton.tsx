import { useMatch } from 'react-router-dom';

import { homeOf } from '../../../domain/access/access.ts';
import { useT } from '../texts/useT.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useSession } from '../useSession.ts';

/** Leads back to the role's start page; hidden there. */
export const HomeButton = () => {
  const t = useT();
  const home = homeOf(useSession()?.user.role);
  if (useMatch(home)) return null;
  return (
    <ButtonLink look="contained" to={home}>
      {t('shell.screens.goHome')}
    </ButtonLink>
  );
};
