import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

import {
  RecentActions,
  RecentWords,
  useRecentImports,
} from '../../../import/run/RecentImports.tsx';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useSession } from '../../../kit/useSession.ts';
import { RowList } from './RowList.tsx';
import { mayImport } from './transferKinds.ts';

/** The user's last imports of all record types; nothing where there are none. */
export const RecentSection = () => {
  const t = useT();
  const role = useSession()?.user.role;
  const recent = useRecentImports().filter(({ resource }) => mayImport(role, resource));
  if (recent.length === 0) return null;
  return (
    <SettingsSection title={t('importing.recent.title')} about={t('importing.recent.hint')}>
      <RowList>
        {recent.map((one) => {
          const to = recordPaths(one.resource).import;
          const file = one.fileName;
          return (
            <li key={one.id}>
              <RecentWords one={one} />
              <RecentActions
                one={one}
                undo={
                  <Button
                    size="small"
                    component={Link}
                    to={to}
                    state={{ import: one.id, isAsking: true }}
                    aria-label={t('importing.recent.undoOf', { file })}
                  >
                    {t('importing.undo.button')}…
                  </Button>
                }
                details={
                  <Button
                    size="small"
                    component={Link}
                    to={to}
                    state={{ import: one.id }}
                    aria-label={t('importing.recent.openOf', { file })}
                  >
                    {t('importing.recent.open')}
                  </Button>
                }
              />
            </li>
          );
        })}
      </RowList>
    </SettingsSection>
  );
};
