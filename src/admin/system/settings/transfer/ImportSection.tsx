import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { canAccess, pageAccess } from '../../../../domain/access.ts';
import { toCsv } from '../../../../domain/csv/write.ts';
import { fieldsOf } from '../../../../domain/import/importTable.ts';
import { saveBlob } from '../../../common/files/saveBlob.ts';
import { recordPaths } from '../../../common/records/recordPaths.ts';
import { useSession } from '../../../common/useSession.ts';
import { useT } from '../../../common/useT.ts';
import { SettingsSection } from '../parts/SettingsSection.tsx';
import { RowList } from './RowList.tsx';
import { IMPORT_NAMES, IMPORTS, type ImportName } from './transferKinds.ts';

/** Every import with its template; the import itself only for those who may. */
export const ImportSection = () => {
  const t = useT();
  return (
    <SettingsSection title={t('transfer.imports.title')} about={t('transfer.imports.about')}>
      <RowList>
        {IMPORT_NAMES.map((resource) => (
          <ImportRow key={resource} resource={resource} />
        ))}
      </RowList>
    </SettingsSection>
  );
};

const ImportRow = ({ resource }: { resource: ImportName }) => {
  const t = useT();
  const role = useSession()?.user.role;
  const path = recordPaths(resource).import;
  const mayImport =
    canAccess(role, { resource, action: 'import' }) && pageAccess(role, path).kind === 'allowed';
  const name = t(`transfer.names.${resource}`);

  const saveTemplate = async () => {
    const table = await IMPORTS[resource]();
    const csv = toCsv(fieldsOf<string>(table), []);
    const file = `${resource.split('/').at(-1)}-template.csv`;
    saveBlob(file, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  };

  return (
    <li>
      <span>{name}</span>
      {mayImport ? (
        <Button component={Link} to={path} aria-label={t('transfer.imports.buttonOf', { name })}>
          {t('transfer.imports.button')}
        </Button>
      ) : (
        <small>{t('transfer.imports.elsewhere')}</small>
      )}
      <Button
        onClick={() => void saveTemplate()}
        aria-label={t('transfer.imports.templateOf', { name })}
      >
        {t('transfer.imports.template')}
      </Button>
    </li>
  );
};
