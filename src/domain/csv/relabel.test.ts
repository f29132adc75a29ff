import { expect, it } from 'vitest';

import { relabel } from './relabel.ts';

const LABELS: Record<string, string> = { ref: 'رقم السند', liters: 'اللترات, لتر' };
const labelOf = (name: string) => LABELS[name] ?? name;

it('heads the columns of a server’s file with labels, and leaves its rows', () => {
  expect(relabel('\uFEFFref,liters,site\r\nISS-1,"1,5",Al Ain\r\n', labelOf)).toBe(
    '\uFEFFرقم السند,"اللترات, لتر",site\r\nISS-1,"1,5",Al Ain\r\n',
  );
});

it.each(['', 'ref', 'ref\r\n\uFFFD', '"Voucher, no.",liters\r\n1,2\r\n'])('leaves %j', (csv) => {
  expect(relabel(csv, labelOf)).toBe(csv);
});
