import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { brand } from '../../brand.ts';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';
import { profilePathOf } from './menu.ts';

/** The start page of an account without one of the three roles. */
export const WelcomeScreen = () => {
  const t = useT();
  const user = useSession()?.user;
  const role = user?.role;
  return (
    <>
      <PageHeader
        title={t('shell.screens.welcome.title', { name: user?.name })}
        subtitle={t(role ? 'shell.screens.welcome.role' : 'shell.screens.welcome.noRole', { role })}
      />
      <Card sx={{ maxInlineSize: '40rem' }}>
        <CardContent sx={{ p: 3 }}>
          <Typography gutterBottom>{t('shell.screens.welcome.can')}</Typography>
          <Typography color="text.secondary">{t('shell.screens.welcome.ask')}</Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}>
            <Button variant="contained" component={Link} to={profilePathOf(role)}>
              {t('shell.screens.welcome.profile')}
            </Button>
            <Button variant="outlined" href={`mailto:${brand.supportEmail}`}>
              {t('shell.screens.welcome.write')}
            </Button>
          </Stack>
        </CardContent>
      </Card>
    </>
  );
};
