import { useEffect, useState } from 'react';

import { deskFacts, type DeskFacts, type DeskInput } from '../../../domain/diesel/desk.ts';

let worker: Worker | undefined;

/** Rejects where the browser allows none. */
const startWorker = async () => {
  if (worker) return worker;
  worker = new Worker(new URL('./facts.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => (worker = undefined));
  return worker;
};

const inWorker = async (input: DeskInput): Promise<DeskFacts> => {
  const asked = await startWorker();
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    // The worker stays: what waits for its failure would be kept with it.
    const answered = new AbortController();
    asked.addEventListener('error', reject, { once: true, signal: answered.signal });
    port1.onmessage = ({ data }: MessageEvent<DeskFacts>) => {
      answered.abort();
      port1.close();
      resolve(data);
    };
    asked.postMessage(input, [port2]);
  });
};

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
    void inWorker(input)
      .catch(() => deskFacts(input))
      .then((found) => isCurrent && setFacts(found));
    return () => {
      isCurrent = false;
    };
  }, [input]);
  return facts;
};
