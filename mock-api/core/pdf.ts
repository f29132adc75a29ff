const escaped = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');

const tenDigits = (id: number) => String(id).padStart(10, '0');

export const pdfOf = (pages: readonly (readonly string[])[], size = 0): Uint8Array<ArrayBuffer> => {
  const kids = pages.map((_lines, index) => `${4 + index * 2} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => {
      const text = lines
        .map((line, row) => `BT /F1 18 Tf 60 ${760 - row * 32} Td (${escaped(line)}) Tj ET`)
        .join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
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
      ...offsets.map((offset) => `${tenDigits(offset)} 00000 n `),
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`,
      `startxref\n${tenDigits(start)}\n%%EOF\n`,
    ].join('\n');
  const padding = Math.max(0, size - body.length - trailerAt(0).length - 2);
  body += `%${' '.repeat(padding)}\n`;
  return new TextEncoder().encode(body + trailerAt(body.length));
};
