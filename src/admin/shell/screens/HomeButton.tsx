import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { homeOf } from '../../../domain/access.ts';
import { useSession } from '../../common/useSession.ts';
import { useT } from '../../common/useT.ts';

/** The way back to where the role starts. */
export const HomeButton = () => {
  const t = useT();
  const role = useSession()?.user.role;
  return (
    <Button variant="contained" component={Link} to={homeOf(role)}>
      {t('shell.screens.goHome')}
    </Button>
  );
};
