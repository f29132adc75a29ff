import { useMatch } from 'react-router-dom';

import { homeOf } from '../../../domain/access/access.ts';
import { useT } from '../texts/useT.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useSession } from '../useSession.ts';

/** The way back to where the role starts; nothing where the user stands there already. */
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
