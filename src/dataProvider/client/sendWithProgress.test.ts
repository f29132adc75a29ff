import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ofKind } from './phpClient.testing.ts';
import { createPhpClient } from './phpClient.ts';

/** The used part of XMLHttpRequest, driven by the tests. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  upload = new EventTarget();
  status = 200;
  responseText = '';
  type: string | null = 'application/json';
  opened: string[] = [];
  headers: Record<string, string> = {};
  aborted = false;

  constructor() {
    super();
    FakeXhr.last = this;
  }

  open(...call: string[]) {
    this.opened = call;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? this.type : null;
  }
  send() {}
  abort() {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  sends(loaded: number, total: number, name = 'progress') {
    this.upload.dispatchEvent(Object.assign(new Event(name), { loaded, total }));
  }
  answers(status: number, body: string) {
    this.status = status;
    this.responseText = body;
    this.dispatchEvent(new Event('load'));
  }
}

const onUnauthorized = vi.fn<(token: string) => void>();
const onProgress = vi.fn<(sent: number, total: number) => void>();
const client = createPhpClient({
  apiUrl: 'https://api.example/v1',
  getToken: () => 'abc',
  onUnauthorized,
});
const upload = (signal?: AbortSignal) =>
  client.request('/up.php', {
    method: 'POST',
    form: new FormData(),
    onProgress,
    signal,
    timeout: 1000,
  });

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  vi.useFakeTimers();
  onProgress.mockReset();
  onUnauthorized.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reports progress, sends the token, and returns the answer', async () => {
  const answer = upload();
  await vi.dynamicImportSettled();
  const xhr = FakeXhr.last;
  expect(xhr.opened).toEqual(['POST', 'https://api.example/v1/up.php']);
  expect(xhr.headers).toEqual({ accept: 'application/json', authorization: 'Bearer abc' });
  xhr.sends(40, 100);
  xhr.sends(100, 100, 'load');
  xhr.answers(200, '{"success":true}');
  expect(await answer).toEqual({ success: true });
  expect(onProgress.mock.calls).toEqual([
    [40, 100],
    [100, 100],
  ]);
});

it.each([
  [422, '{"error":"No","errors":{"title":"Required"}}', 'invalid'],
  [200, '{"success":false}', 'refused'],
  [200, '{"success":', 'unreadable'],
  [413, '', 'tooLarge'],
  [500, '{"error":"Broken"}', 'server'],
  [204, '', 'nonJson'],
] as const)('fails on %i %s as every call does', async (status, body, kind) => {
  const answer = upload();
  await vi.dynamicImportSettled();
  if (body === '') FakeXhr.last.type = null;
  FakeXhr.last.answers(status, body);
  await expect(answer).rejects.toEqual(ofKind(kind));
});

it('reports an expired session', async () => {
  const answer = upload();
  await vi.dynamicImportSettled();
  FakeXhr.last.answers(401, '{"error":"Sign in"}');
  await expect(answer).rejects.toEqual(ofKind('unauthorized'));
  expect(onUnauthorized).toHaveBeenCalledWith('abc');
});

it('reports a broken connection', async () => {
  const answer = upload();
  await vi.dynamicImportSettled();
  FakeXhr.last.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toEqual(ofKind('network'));
});

it('is cancelled by its signal, even before it started', async () => {
  const cancel = new AbortController();
  const answer = upload(cancel.signal);
  await vi.dynamicImportSettled();
  cancel.abort();
  await expect(answer).rejects.toEqual(ofKind('aborted'));
  expect(FakeXhr.last.aborted).toBe(true);

  const late = upload(cancel.signal);
  await expect(late).rejects.toEqual(ofKind('aborted'));
  expect(FakeXhr.last.opened).toEqual([]);
});

it('counts as lost when nothing moves, not because it is slow', async () => {
  const outcome = upload().catch((error: unknown) => error);
  await vi.dynamicImportSettled();
  for (const sent of [10, 20, 30]) {
    vi.advanceTimersByTime(900);
    FakeXhr.last.sends(sent, 100);
  }
  expect(FakeXhr.last.aborted).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(await outcome).toEqual(ofKind('timeout'));
  expect(FakeXhr.last.aborted).toBe(true);
});
