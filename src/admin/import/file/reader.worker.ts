import type { Question, Reply } from './messages.ts';
import { createReader } from './reader.ts';

const answer = createReader((reply: Reply) => {
  self.postMessage(reply);
});

self.addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));
