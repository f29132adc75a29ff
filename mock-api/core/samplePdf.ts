import type { FleetDocument } from '../../src/domain/documents/documents.ts';

const SEED_FILE = /^seed-(\d+)\.pdf$/;

/** The id of the generated document whose file is asked for. */
export const seedFileId = (name: string): number | undefined => {
  const id = SEED_FILE.exec(name)?.[1];
  return id === undefined ? undefined : Number(id);
};

const escaped = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');

/**
 * A one-page PDF of a generated document, as large as its row says. It is made when it is asked
 * for: 400 files of that size are nothing to keep.
 */
export const samplePdf = ({
  title,
  document_number,
  expiry_date,
  size_bytes,
}: FleetDocument): Uint8Array => {
  const lines = [title, `Number: ${document_number ?? '-'}`, `Valid until: ${expiry_date ?? '-'}`];
  const page = lines
    .map((line, index) => `BT /F1 18 Tf 60 ${760 - index * 32} Td (${escaped(line)}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const trailerAt = (start: number) =>
    [
      'xref',
      `0 ${objects.length + 1}`,
      '0000000000 65535 f ',
      ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n `),
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`,
      `startxref\n${String(start).padStart(10, '0')}\n%%EOF\n`,
    ].join('\n');
  const padding = Math.max(0, size_bytes - body.length - trailerAt(0).length - 2);
  body += `%${' '.repeat(padding)}\n`;
  return new TextEncoder().encode(body + trailerAt(body.length));
};
