import { Button } from '@mui/material';
import { Link, useMatch } from 'react-router-dom';

import { homeOf } from '../../../domain/access/access.ts';
import { useT } from '../texts/useT.ts';
import { useSession } from '../useSession.ts';

/** The way back to where the role starts; nothing where the user stands there already. */
export const HomeButton = () => {
  const t = useT();
  const home = homeOf(useSession()?.user.role);
  if (useMatch(home)) return null;
  return (
    <Button variant="contained" component={Link} to={home}>
      {t('shell.screens.goHome')}
    </Button>
  );
};
