import type { FileRule } from '../files/fileProblem.ts';

/**
 * Recognised by their first bytes. Stored unchanged, with a photo's metadata: marks and signatures
 * of a legal document must stay verifiable.
 */
export const DOCUMENT_FILES = {
  types: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
} as const satisfies FileRule;

/** Superseded documents included; undefined if no size is known. */
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
