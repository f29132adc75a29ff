import { MapPinOff as LostIcon } from 'lucide-react';

import { brand } from '../../brand.ts';
import { HomeButton } from '../kit/feedback/HomeButton.tsx';
import { StateScreen } from '../kit/feedback/StateScreen.tsx';
import { useT } from '../kit/texts/useT.ts';
import { PageLink } from '../kit/ui/Button.tsx';
import { PageSearch } from './PageSearch.tsx';

const NotFoundScreen = () => {
  const t = useT();
  return (
    <StateScreen
      title={t('screens.notFound.title')}
      documentTitle={t('screens.notFound.documentTitle')}
      icon={<LostIcon />}
      actions={
        <>
          <HomeButton />
          <PageLink look="outlined" href={`mailto:${brand.supportEmail}`}>
            {t('screens.notFound.contactSupport')}
          </PageLink>
        </>
      }
    >
      <p>{t('screens.notFound.text')}</p>
      <PageSearch />
    </StateScreen>
  );
};

export default NotFoundScreen;
