import { styled } from '@mui/material';
import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useDocumentState } from '../useRenewals.ts';
import { HolderField } from './HolderField.tsx';

const Below = styled('div')(({ theme }) => ({
  color: theme.palette.text.secondary,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
}));

/** What the document is called, whose it is, and that it is not the current one. */
export const DocumentTitleField = () => {
  const t = useT();
  const document = useRecordContext<FleetDocument>();
  const isSuperseded = useDocumentState(document) === 'superseded';
  if (!document) return null;
  return (
    <>
      <RecordLinkField />
      {(document.holder_type || isSuperseded) && (
        <Below>
          {document.holder_type && <HolderField />}
          {document.holder_type && isSuperseded && ' · '}
          {isSuperseded && t('resources.fleet/documents.options.state.superseded')}
        </Below>
      )}
    </>
  );
};
