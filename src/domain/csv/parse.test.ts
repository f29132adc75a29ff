import { describe, expect, it, test } from 'vitest';

import { MAX_CSV_ROWS, parseCsv, raggedAgainst } from './parse.ts';

const rowsOf = (text: string) => parseCsv(text).rows.map(({ line, cells }) => [line, ...cells]);

describe('parseCsv', () => {
  test.each([
    ['commas', 'id,name\nD1,"Ali, Omar"\n', ','],
    ['semicolons', 'id;name\nD1;"Ali, Omar"\n', ';'],
    ['tabs', 'id\tname\nD1\tAli, Omar\n', '\t'],
    ['bars', 'id|name\nD1|Ali, Omar\n', '|'],
    ['a sep= line', 'sep=;\r\nid;name\r\nD1;"Ali, Omar"\r\n', ';'],
    ['a BOM and a sep= line', '\uFEFFSEP=|\nid|name\nD1|Ali, Omar', '|'],
    ['LF', 'id,name\nD1,"Ali, Omar"', ','],
    ['CR', 'id,name\rD1,"Ali, Omar"\r', ','],
    ['mixed line ends', 'id,name\r\nD1,"Ali, Omar"\n\r', ','],
  ])('reads %s', (_, text, delimiter) => {
    expect(parseCsv(text)).toMatchObject({
      delimiter,
      header: ['id', 'name'],
      rows: [{ line: 2, cells: ['D1', 'Ali, Omar'] }],
    });
  });

  it('keeps line breaks and quotes inside quotes, whatever ends the rows', () => {
    expect(rowsOf('id,note\r\n1,"a\r\nb\nc\rd"\r2,"say ""hi"""\n3,5" pipe\r\n')).toEqual([
      [2, '1', 'a\r\nb\nc\rd'],
      [3, '2', 'say "hi"'],
      [4, '3', '5" pipe'],
    ]);
  });

  it('numbers rows as a spreadsheet does: blank rows count, line breaks in a cell do not', () => {
    expect(rowsOf('id,note\n\n1,"a\nb"\n , \n2,c\n').map(([line]) => line)).toEqual([3, 5]);
  });

  it('reads one column', () => {
    expect(parseCsv('driver_id\nD1\nD2\n')).toMatchObject({
      header: ['driver_id'],
      rows: [{}, {}],
    });
  });

  it('finds the delimiter of rows longer than the sampled start', () => {
    const note = `"${'one, two; three\r\n'.repeat(5_000)}"`;
    const csv = parseCsv(`id;note\r\n1;${note}\r\n2;b\r\n`);
    expect(csv).toMatchObject({ delimiter: ';', header: ['id', 'note'] });
    expect(csv.rows.map(({ cells }) => cells.length)).toEqual([2, 2]);
  });

  test.each([
    ['alone in their lines', 'Drivers of May\n\nAl Ain\nid;name;phone\n1;Ali;050\n'],
    ['filled up by Excel', 'Drivers of May;;\n;;\n;Al Ain;\nid;name;phone\n1;Ali;050\n'],
  ])('finds the column names below titles %s', (_, text) => {
    const { delimiter, header, rows, refusal } = parseCsv(text);
    expect({ delimiter, header, refusal }).toEqual({
      delimiter: ';',
      header: ['id', 'name', 'phone'],
      refusal: undefined,
    });
    expect(rows).toMatchObject([{ line: 5, cells: ['1', 'Ali', '050'] }]);
  });

  test.each([
    ['the only column', 'id\n1\n2\n'],
    ['a column beside nameless ones', 'id,,\nD1,Ali,Omar\n'],
  ])('takes the name of %s for no title', (_, text) => {
    expect(parseCsv(text).header[0]).toBe('id');
  });

  it('lets the user choose the delimiter', () => {
    expect(parseCsv('a;b\n1;2\n', ',').header).toEqual(['a;b']);
  });

  test.each([
    ['nothing', '', { code: 'empty' }],
    ['only a BOM', '\uFEFF', { code: 'empty' }],
    ['only blank rows', '\r\n \r\n', { code: 'empty' }],
    ['only delimiters', ',,\n,,\n', { code: 'empty' }],
    ['only a header', 'id,name\r\n', { code: 'noRows' }],
    ['no header', 'D1,Ali,2026-10-31\nD2,Omar,2026-11-30\n', { code: 'noHeader' }],
    ['no header but a phone', 'D1,Ali,+971501234567\n', { code: 'noHeader' }],
    [
      'two columns of one name',
      'id,Name,name\n1,a,b\n',
      { code: 'duplicateHeader', names: ['name'] },
    ],
    ['an unclosed quote', 'id,name\n1,Ali\n2,"Omar\n3,Sara\n', { code: 'brokenQuote', line: 3 }],
    ['text after a quote', 'id,name\n1,"Ali"x\n', { code: 'brokenQuote', line: 2 }],
  ])('refuses %s', (_, text, problem) => {
    const csv = parseCsv(text);
    expect(csv.refusal).toEqual(problem);
    expect(csv.rows).toEqual([]);
  });

  it('refuses more rows than it promises to handle, and takes exactly that many', () => {
    const rows = 'D1\n'.repeat(MAX_CSV_ROWS);
    expect(parseCsv(`id\n${rows}`).rows).toHaveLength(MAX_CSV_ROWS);
    expect(parseCsv(`id\n${rows}D2\n`).refusal).toEqual({
      code: 'tooManyRows',
      max: MAX_CSV_ROWS,
      found: MAX_CSV_ROWS + 1,
    });
  });

  const raggedIn = (text: string) => {
    const { header, rows } = parseCsv(text);
    return rows.map(({ cells }) => raggedAgainst(header)(cells));
  };

  it('says of ragged rows how many cells they have, and reads on', () => {
    expect(raggedIn('id,name,phone\n1,Ali,050\n2,Omar\n3,Sara,055,x\n')).toEqual([
      undefined,
      { expected: 3, found: 2 },
      { expected: 3, found: 4 },
    ]);
  });

  it('does not count the blank columns that Excel leaves behind', () => {
    const text = 'id,name,,\n1,Ali,,\n2,Omar\n3,Sara,,,,\n';
    expect(parseCsv(text).header).toEqual(['id', 'name']);
    expect(raggedIn(text)).toEqual([undefined, undefined, undefined]);
  });

  it('keeps an unnamed column that has values', () => {
    const text = 'id,name,\n1,Ali,x\n2,Omar,\n3,Sara\n4,Zayed,x,y\n';
    expect(parseCsv(text).header).toEqual(['id', 'name', '']);
    expect(raggedIn(text)).toEqual([undefined, undefined, undefined, { expected: 2, found: 4 }]);
  });

  it('copes with column names such as `constructor`', () => {
    const csv = parseCsv('__proto__,constructor,id\npolluted,x,1\n');
    expect(csv.rows[0]?.cells).toEqual(['polluted', 'x', '1']);
    expect(Object.keys({})).toEqual([]);
  });

  it('reads a cell of two million characters', () => {
    const note = 'x""\r\n'.repeat(400_000);
    expect(parseCsv(`id,note\r\n1,"${note}"\r\n`).rows[0]?.cells[1]).toHaveLength(1_600_000);
  });
});
