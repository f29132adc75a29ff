import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

import { brand } from '../../brand.ts';
import { profilePathOf } from '../../domain/access/menu.ts';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';

/** The start page of an account with none of the three roles. */
const WelcomeScreen = () => {
  const t = useT();
  const user = useSession()?.user;
  const role = user?.role;
  return (
    <>
      <PageHeader
        title={t('screens.welcome.title', { name: user?.name })}
        subtitle={t(role ? 'screens.welcome.role' : 'screens.welcome.noRole', { role })}
      />
      <Card sx={{ maxInlineSize: '40rem' }}>
        <CardContent sx={{ p: 3 }}>
          <Typography gutterBottom>{t('screens.welcome.can')}</Typography>
          <Typography color="text.secondary">{t('screens.welcome.ask')}</Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 3 }}>
            <Button variant="contained" component={Link} to={profilePathOf(role)}>
              {t('screens.welcome.profile')}
            </Button>
            <Button variant="outlined" href={`mailto:${brand.supportEmail}`}>
              {t('screens.welcome.write')}
            </Button>
          </Stack>
        </CardContent>
      </Card>
    </>
  );
};

export default WelcomeScreen;
