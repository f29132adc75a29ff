import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';

import type { FleetDocument } from '../../../domain/documents/documents.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { FactList } from '../../kit/show/FactList.tsx';
import { PageCard } from '../../kit/show/PageCard.tsx';
import { useDateText } from '../../kit/texts/useDateText.ts';
import { useT } from '../../kit/texts/useT.ts';
import { useAllDocuments, useRenewals } from './useRenewals.ts';

export const DocumentHistory = () => {
  const t = useT();
  const { data } = useAllDocuments();
  const renewals = useRenewals();
  const document = useRecordContext<FleetDocument>();
  if (!document || !data) return null;
  const renewal = renewals.get(document.id);
  const { replaces_id } = document;
  if (!renewal && replaces_id === null) return null;
  const facts = [
    renewal && {
      name: t('resources.fleet/documents.history.renewed'),
      value: <Copy document={renewal} />,
    },
    replaces_id !== null && {
      name: t('resources.fleet/documents.history.renews'),
      value: <Copy document={data.find(({ id }) => id === replaces_id)} />,
    },
  ].filter((fact) => typeof fact === 'object');
  return (
    <PageCard title="resources.fleet/documents.sections.history">
      <FactList facts={facts} />
    </PageCard>
  );
};

const Copy = ({ document }: { document: FleetDocument | undefined }) => {
  const t = useT();
  const createPath = useCreatePath();
  const dateText = useDateText();
  if (!document) return <>{t('resources.fleet/documents.history.gone')}</>;
  const { id, title, expiry_date } = document;
  return (
    <Link
      to={createPath({ resource: RESOURCES.documents, type: 'show', id })}
      style={{ color: 'inherit' }}
    >
      <bdi>{title}</bdi>{' '}
      {expiry_date && <time dateTime={expiry_date}>{dateText(expiry_date)}</time>}
    </Link>
  );
};
