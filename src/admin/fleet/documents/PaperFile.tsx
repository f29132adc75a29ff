import type { FleetDocument } from '../../../domain/documents/documents.ts';
import type { Expiry } from '../../../domain/records/expiry.ts';
import { RESOURCES } from '../../../domain/records/resources.ts';
import { RecordName } from '../../kit/fields/RecordName.tsx';
import { DownloadIcon } from './DownloadButton.tsx';
import { AddFile, FileStanding } from './fields/FileStanding.tsx';

import styles from './RecordPapers.module.css';

interface PaperFileProps {
  expiry: Expiry;
  /** Its file, if there is one. */
  document: FleetDocument | undefined;
}

/** The file of a paper, and what to do if it is missing or of another date than the record's. */
export const PaperFile = ({ expiry, document }: PaperFileProps) => {
  if (!document) return expiry.date ? <AddFile expiry={expiry} /> : null;
  return (
    <span className={styles.file}>
      <RecordName
        className={styles.name}
        resource={RESOURCES.documents}
        id={document.id}
        label={document.title}
      />
      <DownloadIcon document={document} className={styles.download} />
      {expiry.kind !== 'document' && <FileStanding expiry={expiry} document={document} />}
    </span>
  );
};
