import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { canAccess, pageAccess } from '../../../../domain/access/access.ts';
import { toCsv } from '../../../../domain/csv/write.ts';
import { fieldsOf, type ImportTable } from '../../../../domain/import/importTable.ts';
import { saveCsv } from '../../../kit/files/saveCsv.ts';
import { recordPaths } from '../../../kit/recordPaths.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { useSession } from '../../../kit/useSession.ts';
import { SettingsSection } from '../parts/SettingsSection.tsx';
import { useResourceNames } from '../useResourceNames.ts';
import { RowList } from './RowList.tsx';
import { IMPORTS } from './transferKinds.ts';

const mayImport = (role: string | undefined, resource: string) =>
  canAccess(role, { resource, action: 'import' }) &&
  pageAccess(role, recordPaths(resource).import).kind === 'allowed';

/** Every import with its template; the import itself only for those who may. */
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

  const saveTemplate = async () => {
    const csv = toCsv(fieldsOf(await load()), []);
    const file = `${resource.split('/').at(-1)}-template.csv`;
    saveCsv(file, csv);
  };

  return (
    <li>
      <span>{name}</span>
      {mayImport(role, resource) ? (
        <Button component={Link} to={path} aria-label={t('transfer.imports.buttonOf', { name })}>
          {t('transfer.imports.button')}
        </Button>
      ) : null}
      <Button
        onClick={() => void saveTemplate()}
        aria-label={t('transfer.imports.templateOf', { name })}
      >
        {t('transfer.imports.template')}
      </Button>
    </li>
  );
};
