import { Resource } from 'react-admin';

import { RESOURCES } from '../../../../domain/records/resources.ts';
import type { LegalDocumentInput } from '../../../../domain/settings/legalDocument.ts';
import { RecordCreatePage } from '../../../kit/form/RecordCreatePage.tsx';
import { RecordEdit } from '../../../kit/form/RecordEdit.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { LegalInputs } from './LegalInputs.tsx';
import { LegalList } from './LegalList.tsx';
import { LegalShow } from './LegalShow.tsx';
import { useDraft } from './useDraft.ts';

const trimmed = <T extends Partial<LegalDocumentInput>>(values: T): T => ({
  ...values,
  title: values.title?.trim(),
});

const LegalCreate = () => {
  const { forget } = useDraft(undefined);
  return (
    <RecordCreatePage defaultValues={{}} transform={trimmed} onCreated={forget}>
      <LegalInputs isNew />
    </RecordCreatePage>
  );
};

const edit = (
  <RecordEdit transform={trimmed}>
    <LegalInputs />
  </RecordEdit>
);

/** The legal documents: list, page and forms. */
const LegalScreen = () => (
  <SettingsPage>
    <Resource
      name={RESOURCES.legal}
      list={LegalList}
      create={LegalCreate}
      edit={edit}
      show={LegalShow}
      recordRepresentation="title"
    />
  </SettingsPage>
);

export default LegalScreen;
