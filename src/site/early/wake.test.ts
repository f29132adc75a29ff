import { afterEach, expect, it, vi } from 'vitest';

import { loadIslandOnTouch } from './wake.ts';

class FakeElement {
  dataset = { island: 'data:text/javascript,throw 1' };
  requestSubmit = vi.fn<() => void>();
  closest = () => this;
  querySelector = () => null;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends a form only for the press that is waiting, not when its script comes later', async () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLFormElement', FakeElement);
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  loadIslandOnTouch();
  const form = new FakeElement();
  const preventDefault = vi.fn<() => void>();
  const touch = async (type: string) => {
    listeners.get(type)?.({ type, target: form, preventDefault });
    await vi.dynamicImportSettled();
    await new Promise((done) => setImmediate(done));
  };
  await touch('submit');
  expect(preventDefault).toHaveBeenCalledOnce();
  form.dataset.island = 'data:text/javascript,export default () => {}';
  await touch('focusin');
  expect(form.requestSubmit).not.toHaveBeenCalled();
});
