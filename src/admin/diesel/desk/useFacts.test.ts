import { expect, test, vi } from 'vitest';

import { deskFacts, type DeskInput } from '../../../domain/diesel/desk.ts';
import { factsOf } from './useFacts.ts';

const INPUT: DeskInput = {
  branches: [],
  extractions: [],
  issues: [],
  purchases: [],
  partial: [],
  tanks: new Map(),
  onVacation: new Set(),
  day: { today: '2026-11-29', time_zone: 'Asia/Dubai' },
  now: Date.parse('2026-11-29T08:00:00Z'),
};

test('replaces a worker that fails, and computes on the page meanwhile', async () => {
  const started: FailingWorker[] = [];
  class FailingWorker extends EventTarget {
    readonly terminate = vi.fn<() => void>();
    constructor() {
      super();
      started.push(this);
    }
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', FailingWorker);
  const closed = vi.spyOn(MessagePort.prototype, 'close');

  expect(await factsOf(INPUT)).toEqual(deskFacts(INPUT));
  expect(await factsOf(INPUT)).toEqual(deskFacts(INPUT));

  expect(started).toHaveLength(2);
  for (const worker of started) expect(worker.terminate).toHaveBeenCalledOnce();
  expect(closed).toHaveBeenCalledTimes(2);
});
