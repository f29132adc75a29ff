import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

import type { ImportTable } from '../../../../domain/import/importTable.ts';
import { saveTemplate } from '../../../import/file/saveTemplate.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useSession } from '../../../kit/useSession.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { RowList } from './RowList.tsx';
import { IMPORTS, mayImport } from './transferKinds.ts';

/** Every import with its template; the import itself only for those who may use it. */
export const ImportSection = () => {
  const t = useT();
  const role = useSession()?.user.role;
  const isElsewhere = !IMPORTS.some(({ resource }) => mayImport(role, resource));
  const about = [
    t('transfer.imports.about'),
    ...(isElsewhere ? [t('transfer.imports.elsewhere')] : []),
  ].join(' ');
  return (
    <SettingsSection title={t('transfer.imports.title')} about={about}>
      <RowList>
        {IMPORTS.map((one) => (
          <ImportRow key={one.resource} {...one} />
        ))}
      </RowList>
    </SettingsSection>
  );
};

interface ImportRowProps {
  resource: string;
  load: () => Promise<ImportTable<string>>;
}

const ImportRow = ({ resource, load }: ImportRowProps) => {
  const t = useT();
  const role = useSession()?.user.role;
  const path = recordPaths(resource).import;
  const name = useResourceNames()(resource);

  return (
    <li>
      <span>{name}</span>
      {mayImport(role, resource) ? (
        <Button component={Link} to={path} aria-label={t('transfer.imports.buttonOf', { name })}>
          {t('transfer.imports.button')}
        </Button>
      ) : null}
      <Button
        onClick={() => void load().then((table) => saveTemplate(resource, table))}
        aria-label={t('transfer.imports.templateOf', { name })}
      >
        {t('transfer.imports.template')}
      </Button>
    </li>
  );
};
