export const MAX_CSV_BYTES = 20 * 1024 * 1024;

/** `binary` if only NUL bytes reveal it. */
export type ForeignKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'pdf'
  | 'zip'
  | 'gzip'
  | 'excel'
  | 'exe'
  | 'html'
  | 'xml'
  | 'json'
  | 'binary';

export type FileProblem =
  | { code: 'extension' }
  | { code: 'emptyFile' }
  | { code: 'tooLarge'; maxBytes: number };

/**
 * By name and size in bytes. The MIME type is ignored: Windows has `application/vnd.ms-excel` or
 * none.
 */
export const fileProblem = (file: { name: string; size: number }): FileProblem | undefined => {
  if (!/\.csv$/i.test(file.name.trim())) return { code: 'extension' };
  if (file.size === 0) return { code: 'emptyFile' };
  return file.size > MAX_CSV_BYTES ? { code: 'tooLarge', maxBytes: MAX_CSV_BYTES } : undefined;
};

const SIGNATURES: readonly { kind: ForeignKind; bytes: readonly number[] }[] = [
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'zip', bytes: [0x50, 0x4b, 0x05, 0x06] },
  { kind: 'gzip', bytes: [0x1f, 0x8b, 0x08] },
  { kind: 'excel', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
];

const EXE = [0x4d, 0x5a];
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Undefined if they may be text. An .xlsx file is a `zip`. */
export const foreignBytes = (bytes: Uint8Array): ForeignKind | undefined => {
  const known = SIGNATURES.find((signature) => startsWith(bytes, signature.bytes));
  if (known) return known.kind;
  // 'MZ' could begin a genuine header, so a program must also contain NULs.
  return startsWith(bytes, EXE) && bytes.subarray(0, 64).includes(0) ? 'exe' : undefined;
};

/** Undefined for anything that may be a table. */
export const foreignText = (text: string): ForeignKind | undefined => {
  if (text.includes('\0')) return 'binary';
  const start = text.slice(0, 1024).trimStart();
  if (/^<\?xml/i.test(start)) return 'xml';
  if (/^<(?:!doctype|!--|[a-z][a-z0-9]*[\s/>])/i.test(start)) return 'html';
  return /^(?:\{\s*["}]|\[\s*[{["\]])/.test(start) ? 'json' : undefined;
};
