import { afterEach, expect, it, vi } from 'vitest';

import { saveCsv } from './saveBlob.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('downloads the file and releases it afterwards', async () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: () => link });
  const create = vi.spyOn(URL, 'createObjectURL');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');

  saveCsv('left-out.csv', '\uFEFFid\r\nD1\r\n');
  expect(link).toMatchObject({ href: create.mock.results[0]?.value, download: 'left-out.csv' });
  expect(link.click).toHaveBeenCalledOnce();
  const blob = create.mock.calls[0]?.[0] as Blob;
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())).toBe(
    '\uFEFFid\r\nD1\r\n',
  );
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith(link.href);
});
