export const FILE_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** How many bytes `fileType` needs. */
export const HEAD_BYTES = 12;

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

type Signature = readonly { at: number; bytes: readonly number[] }[];

const SIGNATURES: Record<FileType, Signature> = {
  'application/pdf': [{ at: 0, bytes: ascii('%PDF-') }],
  'image/png': [{ at: 0, bytes: [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a] }],
  'image/jpeg': [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  'image/gif': [{ at: 0, bytes: ascii('GIF8') }],
  'image/webp': [
    { at: 0, bytes: ascii('RIFF') },
    { at: 8, bytes: ascii('WEBP') },
  ],
};

/** A file's type by its first bytes; its name and declared type are not trusted. */
export const fileType = (head: Uint8Array): FileType | undefined =>
  FILE_TYPES.find((type) =>
    SIGNATURES[type].every(({ at, bytes }) =>
      bytes.every((byte, index) => head[at + index] === byte),
    ),
  );
