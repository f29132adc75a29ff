import type { FileRule } from '../files/fileProblem.ts';

/**
 * The file types of documents, recognised by their first bytes rather than the name. The file is stored
 * unchanged: it is a copy of a legal document, whose marks and signatures must stay verifiable. So a photo
 * keeps its metadata, including the location.
 */
export const DOCUMENT_FILES = {
  types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
} as const satisfies FileRule;

/** The size of all files, including those of superseded documents; undefined if none is known. */
export const totalBytes = (
  documents: readonly { size_bytes?: number | null }[],
): number | undefined => {
  const sizes = documents.flatMap(({ size_bytes }) =>
    typeof size_bytes === 'number' && Number.isFinite(size_bytes) ? [size_bytes] : [],
  );
  return sizes.length === 0 && documents.length > 0
    ? undefined
    : sizes.reduce((sum, size) => sum + size, 0);
};
