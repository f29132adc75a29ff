import type { ImportEntry } from '../../../domain/import/importEntry.ts';
import type { Question, Questions, Reply } from './messages.ts';

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onEntries?: (entries: ImportEntry[]) => void;
}

/** The parts of a worker that messaging needs. */
export type ReaderPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const startWorker = (): ReaderPort =>
  new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });

export const openReader = (start: () => ReaderPort = startWorker) => {
  const worker = start();
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('The reader of files stopped'));
    waiting.clear();
  };

  const take = (reply: Reply) => {
    const one = waiting.get(reply.id);
    if ('entries' in reply) {
      one?.onEntries?.(reply.entries);
      return;
    }
    waiting.delete(reply.id);
    if ('failed' in reply) one?.reject(new Error(reply.failed));
    else one?.resolve(reply.answer as never);
  };

  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => take(data));
  worker.addEventListener('error', failAll);

  return {
    /** Rejects if the reader cannot be started, or stops. */
    ask: <Name extends keyof Questions>(
      name: Name,
      question: Questions[Name]['ask'],
      onEntries?: Waiting['onEntries'],
    ): Promise<Questions[Name]['answer']> =>
      new Promise((resolve, reject) => {
        const id = (asked += 1);
        waiting.set(id, { resolve, reject, onEntries });
        worker.postMessage({ id, name, ...question } as Question);
      }),
    /** Terminates the reader at once. Pending questions are never answered. */
    close: () => {
      waiting.clear();
      worker.terminate();
    },
  };
};

export type Reader = ReturnType<typeof openReader>;
