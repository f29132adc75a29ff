import { useFieldValue, useRecordContext } from 'react-admin';

import { ownName } from '../../../../domain/base/formats.ts';
import { PageCard } from '../../../kit/show/PageCard.tsx';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { LegalVersions } from './LegalVersions.tsx';
import { SafeHtml } from './SafeHtml.tsx';

const shape = { main: [14], side: [], after: [2] };

/** A legal document as readers see it. */
export const LegalShow = () => (
  <RecordShow subtitle={<Created />} shape={shape} after={<LegalVersions />}>
    <Content />
  </RecordShow>
);

const Created = () => {
  const t = useT();
  const instantText = useInstantText();
  const at = useFieldValue<Record<string, string>>({ source: 'created_at' });
  return <>{at ? t('resources.admin/settings/legal.createdOn', { at: instantText(at) }) : null}</>;
};

const Content = () => {
  return (
    <PageCard>
      <SafeHtml html={ownName(useRecordContext() ?? {}, 'content')} />
    </PageCard>
  );
};
