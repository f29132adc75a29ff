import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { DOCUMENT_FILES } from '../documents/documentFile.ts';
import { AVATAR_FILES } from '../people/avatar.ts';
import { fileProblem } from './fileProblem.ts';
import { FILE_TYPES, fileType, HEAD_BYTES } from './fileType.ts';
import { pictureProblem } from './pictureProblem.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const HEADS = {
  'application/pdf': '%PDF-1.7\n%âã',
  'image/png': '\x89PNG\r\n\x1a\n\0\0\0\r',
  'image/jpeg': '\xff\xd8\xff\xe1\0\x18Exif\0\0',
  'image/gif': 'GIF89a\x01\0\x01\0\0\0',
  'image/webp': 'RIFF\x24\0\0\0WEBP',
};

describe('fileType', () => {
  test.each(Object.entries(HEADS))('recognises %s by its first bytes', (type, head) => {
    expect(fileType(bytes(head))).toBe(type);
    expect(fileType(bytes(head).subarray(0, HEAD_BYTES))).toBe(type);
  });

  test.each([
    ['nothing', ''],
    ['HTML', '<!doctype html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a program', 'MZ\x90\0\x03\0\0\0\x04\0\0\0'],
    ['a zip', 'PK\x03\x04\x14\0\0\0\0\0\0\0'],
    ['a sound in the same wrapping as WebP', 'RIFF\x24\0\0\0WAVE'],
    ['a PDF behind something else', ' %PDF-1.7'],
    ['the half of a signature', '\x89PN'],
  ])('does not recognise %s', (_what, head) => {
    expect(fileType(bytes(head))).toBeUndefined();
  });

  it('accepts any bytes, and looks at no more than it says', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (head) => {
        expect(fileType(head)).toBe(fileType(head.subarray(0, HEAD_BYTES)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('fileProblem', () => {
  const head = (type: keyof typeof HEADS) => bytes(HEADS[type]);
  const { maxBytes } = DOCUMENT_FILES;

  it('accepts what is allowed, up to the limit', () => {
    for (const type of DOCUMENT_FILES.types) {
      expect(fileProblem(DOCUMENT_FILES, { size: maxBytes, head: head(type) })).toBeUndefined();
    }
  });

  it.each([
    ['empty', 0, '', { code: 'emptyFile' }],
    ['too large', maxBytes + 1, HEADS['application/pdf'], { code: 'fileTooLarge', max: 10 }],
    ['a page', 20, '<html>', { code: 'fileType', types: 'PDF, PNG, JPEG, WEBP' }],
    ['a GIF', 20, HEADS['image/gif'], { code: 'fileType', types: 'PDF, PNG, JPEG, WEBP' }],
  ])('refuses what is %s', (_what, size, text, problem) => {
    expect(fileProblem(DOCUMENT_FILES, { size, head: bytes(text) })).toEqual(problem);
  });

  it('accepts every picture as an avatar, and nothing else', () => {
    const taken = FILE_TYPES.filter(
      (type) => !fileProblem(AVATAR_FILES, { size: 9, head: head(type) }),
    );
    expect(taken).toEqual(FILE_TYPES.filter((type) => type.startsWith('image/')));
  });
});

describe('pictureProblem', () => {
  it('accepts what a phone takes', () => {
    expect(pictureProblem({ width: 8160, height: 6120 })).toBeUndefined();
    expect(pictureProblem({ width: 8000, height: 8000 })).toBeUndefined();
  });

  it('refuses what would fill the memory', () => {
    const problem = { code: 'tooManyPixels', max: 64 };
    expect(pictureProblem({ width: 8000, height: 8001 })).toEqual(problem);
    expect(pictureProblem({ width: 20_000, height: 20_000 })).toEqual(problem);
  });
});
