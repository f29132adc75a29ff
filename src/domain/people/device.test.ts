import { expect, test } from 'vitest';

import { deviceIn } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `(Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome 141',
    'Windows',
  ],
  [`(Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.1`, 'Edge 141', 'Windows'],
  [`(X11; Linux x86_64) ${WEBKIT} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome 140', 'Linux'],
  [
    `(Linux; Android 15; SM-S921B) ${WEBKIT} Chrome/141.0 Mobile Safari/537.36`,
    'Chrome 141',
    'Android',
  ],
  ['(X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144', 'Linux'],
  [
    '(iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18',
    'iPhone',
  ],
  [
    '(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1',
    'Safari 18',
    'macOS',
  ],
])('%s', (rest, browser, system) => {
  expect(deviceIn(`Mozilla/5.0 ${rest}`)).toEqual({ browser, system });
});

test.each(['', 'Firefox on Linux', 'curl/8.5', 'Mozilla/5.0 (compatible; Robot)'])(
  '%j stays unchanged',
  (text) => {
    expect(deviceIn(text)).toBeUndefined();
  },
);
