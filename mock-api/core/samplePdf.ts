import type { FleetDocument } from '../../src/domain/documents/documents.ts';
import { pdfOf } from './pdf.ts';

const SEED_FILE = /^seed-(\d+)\.pdf$/;

/** The id of the generated document whose file is requested. */
export const seedFileId = (name: string): number | undefined => {
  const id = SEED_FILE.exec(name)?.[1];
  return id === undefined ? undefined : Number(id);
};

/** Generated on request: 400 files of that size are not worth storing. */
export const samplePdf = ({
  title,
  document_number,
  expiry_date,
  size_bytes,
}: FleetDocument): Uint8Array =>
  pdfOf(
    [[title, `Number: ${document_number ?? '-'}`, `Valid until: ${expiry_date ?? '-'}`]],
    size_bytes,
  );
