import type { ServerResponse } from 'node:http';

import type { Answer } from '../../api/answer.ts';
import type { Outcome } from '../core/faultyAnswer.ts';

const sendHalf = (res: ServerResponse, { body }: Answer) => {
  const bytes = Buffer.from(body);
  // With compression, the announced length would be dropped and the fault with it.
  res.setHeader('Cache-Control', 'no-transform');
  res.setHeader('Content-Length', bytes.length + 1);
  res.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => res.destroy());
};

/** Sends an answer, or does to the connection what happens instead. */
export const deliver = (res: ServerResponse, outcome: Outcome): void => {
  if (outcome === 'hang') return;
  if (outcome === 'drop') {
    res.destroy();
    return;
  }
  res.statusCode = outcome.status;
  for (const [name, value] of Object.entries(outcome.headers)) res.setHeader(name, value);
  if (outcome.isCut) sendHalf(res, outcome);
  else res.end(outcome.body);
};
