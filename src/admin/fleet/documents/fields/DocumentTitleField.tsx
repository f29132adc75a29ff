import { useRecordContext } from 'react-admin';

import type { FleetDocument } from '../../../../domain/documents/documents.ts';
import { RecordLinkField } from '../../../kit/fields/RecordLinkField.tsx';
import { useT } from '../../../kit/texts/useT.ts';
import { useDocumentState } from '../useRenewals.ts';
import { HolderField } from './HolderField.tsx';

import styles from './documentFields.module.css';

/** The document's title and holder, and a mark if it is not the current one. */
export const DocumentTitleField = () => {
  const t = useT();
  const document = useRecordContext<FleetDocument>();
  const isSuperseded = useDocumentState(document) === 'superseded';
  if (!document) return null;
  return (
    <div className={`row gap-02 baseline ${styles.titled}`}>
      <RecordLinkField />
      {(document.holder_type || isSuperseded) && (
        <span className="note">
          {isSuperseded && t('resources.fleet/documents.options.state.superseded')}
          {document.holder_type && isSuperseded && ' · '}
          {document.holder_type && <HolderField />}
        </span>
      )}
    </div>
  );
};
