import { Scale as LegalIcon } from 'lucide-react';
import { useRecordContext } from 'react-admin';

import { asText } from '../../../../dataProvider/rows/rows.ts';
import { legalDocuments, wordsOf } from '../../../../domain/settings/legal.ts';
import { RecordCreatePage } from '../../../kit/create/RecordCreatePage.tsx';
import { RecordEdit, type Prepare } from '../../../kit/form/RecordEdit.tsx';
import type { FieldTexts } from '../../../kit/formState/fieldTexts.ts';
import { Wrapping } from '../settingsFields.tsx';
import { SettingsList, SettingsRecords } from '../SettingsRecords.tsx';
import { LegalForm } from './LegalForm.tsx';
import { LegalShow } from './LegalShow.tsx';
import { harmless } from './SafeHtml.tsx';

const EXCERPT_LENGTH = 110;

const Excerpt = () => {
  const words = legalDocuments.virtual.excerpt(useRecordContext() ?? {});
  return (
    <Wrapping>
      <bdi>{words.length > EXCERPT_LENGTH ? `${words.slice(0, EXCERPT_LENGTH)}…` : words}</bdi>
    </Wrapping>
  );
};

const LegalList = () => (
  <SettingsList<typeof legalDocuments> card={{ subtitle: ['created_at'], inSight: ['excerpt'] }} />
);

const screens = {
  type: legalDocuments,
  looks: { excerpt: { field: <Excerpt /> } },
  icon: LegalIcon,
};
/** Formatting is left out. */
const texts: FieldTexts = {
  label: () => undefined,
  value: (field, value) => (field.startsWith('content') ? wordsOf(asText(value)) : undefined),
};
/** A save sends the whole document, also the content that the editor did not touch. */
const prepare: Prepare = (values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name.startsWith('content') && typeof value === 'string' ? harmless(value) : value,
    ]),
  );
const pages = {
  list: LegalList,
  create: (
    <RecordCreatePage prepare={prepare}>
      <LegalForm isNew />
    </RecordCreatePage>
  ),
  edit: (
    <RecordEdit texts={texts} prepare={prepare}>
      <LegalForm />
    </RecordEdit>
  ),
  show: LegalShow,
};

const LegalScreen = () => <SettingsRecords screens={screens} pages={pages} />;

export default LegalScreen;
