import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { decodeCsv, type Encoding } from './decode.ts';
import { fileProblem, MAX_CSV_BYTES } from './fileChecks.ts';

const TABLE = 'driver_id,name\r\nD1,يوسف رحمن\r\nD2,José Núñez\r\n';
const ARABIC = 'driver_id,name\r\nD1,يوسف رحمن\r\n';

const utf8 = (text: string) => new TextEncoder().encode(text);

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  }
  return new Uint8Array(view.buffer);
};

/** Encodes by inverting the platform's decoder, so that the test shares no table with the code. */
const codePage = (text: string, encoding: string) => {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  );
  return Uint8Array.from(text, (character) => bytes.get(character) ?? 63);
};

const textOf = (bytes: Uint8Array, chosen?: Encoding) => {
  const decoded = decodeCsv(bytes, chosen);
  return 'text' in decoded ? decoded.text : decoded.refused;
};

describe('decodeCsv', () => {
  test.each([
    ['UTF-8', utf8(TABLE), 'utf-8'],
    ['UTF-8 with BOM', utf8(`\uFEFF${TABLE}`), 'utf-8'],
    ['UTF-16 LE with BOM', utf16(`\uFEFF${TABLE}`, true), 'utf-16le'],
    ['UTF-16 BE with BOM', utf16(`\uFEFF${TABLE}`, false), 'utf-16be'],
    ['UTF-16 LE without BOM', utf16(TABLE, true), 'utf-16le'],
    ['UTF-16 BE without BOM', utf16(TABLE, false), 'utf-16be'],
  ])('reads %s and is sure of it', (_, bytes, encoding) => {
    expect(decodeCsv(bytes)).toEqual({ text: TABLE, encoding, guess: false, alternatives: [] });
  });

  it('reads Arabic Windows as a guess and offers the Latin one', () => {
    expect(decodeCsv(codePage(ARABIC, 'windows-1256'))).toEqual({
      text: ARABIC,
      encoding: 'windows-1256',
      guess: true,
      alternatives: ['windows-1252'],
    });
  });

  it('lets the user correct the guess', () => {
    const latin = 'name\r\nJosé Ñandú\r\n';
    expect(textOf(codePage(latin, 'windows-1252'), 'windows-1252')).toBe(latin);
  });

  it('refuses damaged UTF-8 instead of guessing', () => {
    const bytes = utf8(ARABIC);
    bytes[bytes.length - 5] = 0xff;
    expect(textOf(bytes)).toEqual({ code: 'brokenText', encoding: 'utf-8' });
  });

  it('refuses an odd number of UTF-16 bytes', () => {
    expect(textOf(utf16(`\uFEFF${TABLE}`, true).slice(0, -1))).toMatchObject({
      code: 'brokenText',
    });
  });

  test.each([
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]],
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['zip', [0x50, 0x4b, 0x03, 0x04, 0x14, 0]],
    ['pdf', utf8('%PDF-1.7\n')],
    ['excel', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ['exe', [0x4d, 0x5a, 0x90, 0, 3, 0]],
    ['html', utf8('\uFEFF\n<!doctype html><html></html>')],
    ['html', utf8('<table><tr><td>1</td></tr></table>')],
    ['xml', utf8('<?xml version="1.0"?><rows/>')],
    ['json', utf8('{"rows": []}')],
    ['json', utf8('[{"id": 1}]')],
    ['binary', utf8('a,b\n1,\0\n')],
  ])('recognises a %s by its content', (kind, bytes) => {
    expect(textOf(Uint8Array.from(bytes))).toEqual({ code: 'notCsv', kind });
  });

  test.each(['MZ number,name\nM1,Ali\n', '[id],name\n1,Ali\n', '{id},name\n1,Ali\n'])(
    'accepts an unusual header: %j',
    (text) => expect(textOf(utf8(text))).toBe(text),
  );

  it('never substitutes U+FFFD for bytes it cannot read, and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const decoded = decodeCsv(bytes);
        const meant = new TextDecoder('utf-8', { fatal: true });
        if ('refused' in decoded || !decoded.text.includes('\uFFFD')) return;
        expect(decoded.encoding === 'utf-8' ? meant.decode(bytes) : decoded.text).toBe(
          decoded.text,
        );
        expect(decoded.encoding).not.toMatch(/^windows/);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('returns any text that was written in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const table = `id,name\n1,${text.replaceAll('\0', '')}\n`;
        expect(textOf(utf8(table))).toBe(table);
      }),
      { seed: 2 },
    );
  });
});

describe('fileProblem', () => {
  test.each([
    ['drivers.csv', 10, undefined],
    ['DRIVERS.CSV', 10, undefined],
    ['drivers.csv.exe', 10, { code: 'extension' }],
    ['drivers.xlsx', 10, { code: 'extension' }],
    ['drivers.csv', 0, { code: 'emptyFile' }],
    ['drivers.csv', MAX_CSV_BYTES, undefined],
    ['drivers.csv', MAX_CSV_BYTES + 1, { code: 'tooLarge', maxBytes: MAX_CSV_BYTES }],
  ])('%s of %i bytes', (name, size, problem) => {
    expect(fileProblem({ name, size })).toEqual(problem);
  });
});
