import { expect, it } from 'vitest';

import { parseCsv } from './parse.ts';

/** The files of csv-spectrum 2.0.0 (BSD-2-Clause), each with the rows that it holds. */
const SPECTRUM: readonly [name: string, text: string, rows: readonly object[]][] = [
  [
    'comma_in_quotes',
    'first,last,address,city,zip\nJohn,Doe,120 any st.,"Anytown, WW",08123',
    [{ first: 'John', last: 'Doe', address: '120 any st.', city: 'Anytown, WW', zip: '08123' }],
  ],
  [
    'empty',
    'a,b,c\n1,"",""\n2,3,4',
    [
      { a: '1', b: '', c: '' },
      { a: '2', b: '3', c: '4' },
    ],
  ],
  [
    'empty_crlf',
    'a,b,c\r\n1,"",""\r\n2,3,4',
    [
      { a: '1', b: '', c: '' },
      { a: '2', b: '3', c: '4' },
    ],
  ],
  [
    'escaped_quotes',
    'a,b\n1,"ha ""ha"" ha"\n3,4\n',
    [
      { a: '1', b: 'ha "ha" ha' },
      { a: '3', b: '4' },
    ],
  ],
  [
    'json',
    'key,val\n1,"{""type"": ""Point"", ""coordinates"": [102.0, 0.5]}"\n',
    [{ key: '1', val: '{"type": "Point", "coordinates": [102.0, 0.5]}' }],
  ],
  [
    // The expected rows have another telephone number than the file.
    'location_coordinates',
    `Contact Phone Number,Location Coordinates,Cities,Counties\n2095257564,37°36'37.8"N 121°2'17.9"W,Modesto,Stanislaus`,
    [
      {
        'Contact Phone Number': '2095257564',
        'Location Coordinates': `37°36'37.8"N 121°2'17.9"W`,
        Cities: 'Modesto',
        Counties: 'Stanislaus',
      },
    ],
  ],
  [
    'newlines',
    'a,b,c\n1,2,3\n"Once upon \na time",5,6\n7,8,9\n',
    [
      { a: '1', b: '2', c: '3' },
      { a: 'Once upon \na time', b: '5', c: '6' },
      { a: '7', b: '8', c: '9' },
    ],
  ],
  [
    'newlines_crlf',
    'a,b,c\r\n1,2,3\r\n"Once upon \r\na time",5,6\r\n7,8,9\r\n',
    [
      { a: '1', b: '2', c: '3' },
      { a: 'Once upon \r\na time', b: '5', c: '6' },
      { a: '7', b: '8', c: '9' },
    ],
  ],
  [
    'quotes_and_newlines',
    'a,b\n1,"ha \n""ha"" \nha"\n3,4\n',
    [
      { a: '1', b: 'ha \n"ha" \nha' },
      { a: '3', b: '4' },
    ],
  ],
  ['simple', 'a,b,c\n1,2,3\n', [{ a: '1', b: '2', c: '3' }]],
  ['simple_crlf', 'a,b,c\r\n1,2,3\r\n', [{ a: '1', b: '2', c: '3' }]],
  [
    'utf8',
    'a,b,c\n1,2,3\n4,5,ʤ',
    [
      { a: '1', b: '2', c: '3' },
      { a: '4', b: '5', c: 'ʤ' },
    ],
  ],
];

it.each(SPECTRUM)('reads %s', (_, text, rows) => {
  const { header, rows: read, refusal } = parseCsv(text);
  const records = read.map(({ cells }) =>
    Object.fromEntries(header.map((name, column) => [name, cells[column]])),
  );
  expect({ records, refusal }).toEqual({ records: rows, refusal: undefined });
});
