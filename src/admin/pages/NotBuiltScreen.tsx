import BuildIcon from '@mui/icons-material/ConstructionOutlined';
import { useLocation } from 'react-router-dom';

import { HomeButton } from '../kit/feedback/HomeButton.tsx';
import { StateScreen } from '../kit/feedback/StateScreen.tsx';
import { useT } from '../kit/texts/useT.ts';
import { useSession } from '../kit/useSession.ts';
import { itemAt, pagesOf } from './menu.ts';

interface NotBuiltScreenProps {
  /** The screen's name; by default that of the menu item which covers the address. */
  title?: string;
  /** One sentence on what will be here. */
  about?: string;
}

/** An honest page for a menu entry whose screen does not exist yet. */
export const NotBuiltScreen = ({ title, about }: NotBuiltScreenProps) => {
  const t = useT();
  const { pathname } = useLocation();
  const role = useSession()?.user.role;
  const name = itemAt(pagesOf(role), pathname)?.name ?? 'dashboard';
  const screen = title ?? t(`shell.menu.${name}`);
  return (
    <StateScreen
      title={t('shell.screens.notBuilt.title', { screen })}
      documentTitle={screen}
      icon={<BuildIcon />}
      actions={<HomeButton />}
    >
      <p>{about ?? t(`shell.soon.${name}`)}</p>
    </StateScreen>
  );
};
