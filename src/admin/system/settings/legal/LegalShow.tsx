import { Card } from '@mui/material';
import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';

import type { LegalDocument } from '../../../../domain/settings/legalDocument.ts';
import { RecordShow } from '../../../common/records/RecordShow.tsx';
import { InstantField } from '../InstantField.tsx';
import { LegalVersions } from './LegalVersions.tsx';
import { SafeHtml } from './SafeHtml.tsx';
import { useDraft } from './useDraft.ts';

/** A legal document as its readers see it. */
export const LegalShow = () => (
  <RecordShow subtitle={<InstantField source="created_at" />}>
    <Content />
    <LegalVersions />
  </RecordShow>
);

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
