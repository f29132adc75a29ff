import { useEffect, useState } from 'react';

import { deskFacts, type DeskFacts, type DeskInput } from '../../../domain/diesel/desk.ts';

let worker: Worker | undefined;

/** Rejects where the browser allows none. */
const startWorker = async () => {
  if (worker) return worker;
  worker = new Worker(new URL('./facts.worker.ts', import.meta.url), { type: 'module' });
  const started = worker;
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
  });
  return worker;
};

const inWorker = async (input: DeskInput): Promise<DeskFacts> => {
  const asked = await startWorker();
  const { port1, port2 } = new MessageChannel();
  const ended = new AbortController();
  const answer = new Promise<DeskFacts>((resolve, reject) => {
    asked.addEventListener('error', reject, { signal: ended.signal });
    port1.onmessage = ({ data }: MessageEvent<DeskFacts>) => resolve(data);
  });
  asked.postMessage(input, [port2]);
  // The worker and an open port would keep what was asked.
  return answer.finally(() => {
    ended.abort();
    port1.close();
  });
};

/** By the worker, or on the page where it fails. */
export const factsOf = (input: DeskInput): Promise<DeskFacts> =>
  inWorker(input).catch(() => deskFacts(input));

/**
 * Computed in a worker, as thousands of vouchers take a phone half a second, or on the page where that fails.
 * Keeps the last facts while new ones are computed; undefined until the first. `input` must be referentially
 * stable.
 */
export const useFacts = (input: DeskInput | undefined): DeskFacts | undefined => {
  const [facts, setFacts] = useState<DeskFacts>();
  useEffect(() => {
    // It loads while the vouchers are read.
    startWorker().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!input) return undefined;
    let isCurrent = true;
    void factsOf(input).then((found) => isCurrent && setFacts(found));
    return () => {
      isCurrent = false;
    };
  }, [input]);
  return facts;
};
