import { Buffer } from 'node:buffer';

import type { Locator, Page } from '@playwright/test';

const tag = (id: number, type: number, count: number, value: Buffer | number): Buffer => {
  const entry = Buffer.alloc(12);
  entry.writeUInt16BE(id, 0);
  entry.writeUInt16BE(type, 2);
  entry.writeUInt32BE(count, 4);
  if (typeof value === 'number') {
    if (type === 3) entry.writeUInt16BE(value, 8);
    else entry.writeUInt32BE(value, 8);
  } else value.copy(entry, 8);
  return entry;
};

const SHORT = 3;
const LONG = 4;
const ASCII = 2;
const RATIONAL = 5;
/** A quarter turn: what a phone held upright writes. */
const TURNED = 6;

/** Degrees, minutes and seconds, each as a fraction. */
const place = (...parts: number[]): Buffer => {
  const bytes = Buffer.alloc(24);
  parts.forEach((part, index) => {
    bytes.writeUInt32BE(part, index * 8);
    bytes.writeUInt32BE(1, index * 8 + 4);
  });
  return bytes;
};

/** A phone's metadata: its orientation, and a place in Dubai. */
const exif = (): Buffer => {
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const placesAt = gpsAt + 2 + 4 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b', 'latin1'),
    Buffer.from([0, 2]),
    tag(0x0112, SHORT, 1, TURNED),
    tag(0x8825, LONG, 1, gpsAt),
    Buffer.alloc(4),
    Buffer.from([0, 4]),
    tag(1, ASCII, 2, Buffer.from('N\0')),
    tag(2, RATIONAL, 3, placesAt),
    tag(3, ASCII, 2, Buffer.from('E\0')),
    tag(4, RATIONAL, 3, placesAt + 24),
    Buffer.alloc(4),
    place(25, 15, 47),
    place(55, 17, 50),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A real photo of a page, 1,200 × 600, rotated by its metadata, which also say where it was taken. */
export const takePhoto = async (page: Page): Promise<Buffer> => {
  const jpeg = await page.screenshot({
    type: 'jpeg',
    clip: { x: 0, y: 0, width: 1200, height: 600 },
  });
  return Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
};

export const hasMetadata = (bytes: Buffer): boolean => bytes.includes('Exif');

/** Width and height of a loaded picture, as displayed. */
export const shownSize = (picture: Locator): Promise<number[]> =>
  picture.evaluate((element) =>
    element instanceof HTMLImageElement ? [element.naturalWidth, element.naturalHeight] : [],
  );
