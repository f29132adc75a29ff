import { Construction as BuildIcon } from 'lucide-react';

import type { LaterMessages } from '../../i18n/messages.ts';
import { HomeButton } from '../kit/feedback/HomeButton.tsx';
import { StateScreen } from '../kit/feedback/StateScreen.tsx';
import { useT } from '../kit/texts/useT.ts';

/** The pages that are still to come, by their names. */
export type NotBuiltName = keyof LaterMessages['screens']['notBuilt']['about'];

/** An honest page for a menu entry whose screen does not exist yet. */
const NotBuiltScreen = ({ name }: { name: NotBuiltName }) => {
  const t = useT();
  const screen = t(`shell.menu.${name}`);
  return (
    <StateScreen
      title={t('screens.notBuilt.title', { screen })}
      documentTitle={screen}
      icon={<BuildIcon />}
      actions={<HomeButton />}
    >
      <p>{t(`screens.notBuilt.about.${name}`)}</p>
    </StateScreen>
  );
};

export default NotBuiltScreen;
