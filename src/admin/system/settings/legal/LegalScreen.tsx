import { Scale as LegalIcon } from 'lucide-react';

import { legalDocuments } from '../../../../domain/settings/legal.ts';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { RecordList } from '../../../kit/list/RecordList.tsx';
import { SettingsRecords } from '../SettingsRecords.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { Excerpt } from './Excerpt.tsx';
import { LegalForm } from './LegalForm.tsx';
import { LegalShow } from './LegalShow.tsx';
import { useDraft } from './useDraft.ts';

const LegalList = () => (
  <RecordList<typeof legalDocuments>
    stats={null}
    card={{ subtitle: ['created_at'], inSight: ['excerpt'] }}
    canSelect={false}
    queryOptions={useLoadFailure('resources.admin/settings/legal.failed.load')}
  />
);

const LegalCreate = () => {
  const { forget } = useDraft(undefined);
  return (
    <RecordCreatePage onCreated={forget}>
      <LegalForm isNew />
    </RecordCreatePage>
  );
};

const screens = {
  type: legalDocuments,
  looks: { excerpt: { field: <Excerpt /> } },
  icon: LegalIcon,
};
const pages = {
  list: LegalList,
  create: LegalCreate,
  edit: (
    <RecordEdit>
      <LegalForm />
    </RecordEdit>
  ),
  show: LegalShow,
};

/** The legal documents: list, page and forms. */
const LegalScreen = () => <SettingsRecords screens={screens} pages={pages} />;

export default LegalScreen;
