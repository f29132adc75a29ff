import { Box, Card } from '@mui/material';
import { useEffect } from 'react';
import { useFieldValue, useRecordContext } from 'react-admin';

import type { LegalDocument } from '../../../../domain/settings/legal.ts';
import { RecordShow } from '../../../kit/show/RecordShow.tsx';
import { useInstantText } from '../../../kit/texts/useInstantText.ts';
import { useT } from '../../../kit/texts/useT.ts';
import { LegalVersions } from './LegalVersions.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { useDraft } from './useDraft.ts';

/** A legal document as its readers see it. */
export const LegalShow = () => (
  <RecordShow subtitle={<Created />}>
    <Content />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <LegalVersions />
    </Box>
  </RecordShow>
);

const Created = () => {
  const t = useT();
  const instantText = useInstantText();
  const at = useFieldValue<Record<string, string>>({ source: 'created_at' });
  return <>{at ? t('resources.admin/settings/legal.createdOn', { at: instantText(at) }) : null}</>;
};

const Content = () => {
  const document = useRecordContext<LegalDocument>();
  const { draft, forget } = useDraft(document?.id);
  const isSaved =
    draft !== undefined &&
    draft.title.trim() === document?.title &&
    draft.content === document?.content;
  useEffect(() => {
    if (isSaved) forget();
  });
  return (
    <Card variant="outlined" component="section" sx={{ padding: 3, gridColumn: '1 / -1' }}>
      <SafeHtml html={document?.content ?? ''} />
    </Card>
  );
};
