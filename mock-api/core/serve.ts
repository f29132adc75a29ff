import { answer, answerOf, JSON_TYPE } from '../../api/answer.ts';
import type { Call, Reply } from '../../api/call.ts';
import { identify } from '../../api/dispatch.ts';
import { attempt, work } from '../../api/server.ts';
import { control, CONTROL_PREFIX } from './control.ts';
import { worksDespite } from './faults.ts';
import { faultyOutcome, type Outcome } from './faultyAnswer.ts';
import type { Mock } from './mock.ts';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    // In Node, a pending timer would keep the process of a closed server alive.
    if (typeof timer === 'object') timer.unref();
  });

const decoder = new TextDecoder();

/** The answer with all its bytes, in which faults can be made. */
const wholeAnswer = async (reply: Reply) => {
  if ('file' in reply) {
    const { status, file, fileName } = reply;
    const bytes = new Uint8Array(await file.arrayBuffer());
    return answerOf({ status, bytes, contentType: 'application/octet-stream', fileName });
  }
  if (!('parts' in reply)) return answerOf(reply);
  return answer(reply.status, JSON_TYPE, reply.parts.map((part) => decoder.decode(part)).join(''));
};

/** Answers a call; `bodyError` is what went wrong while its body was read. */
export const serve = async (mock: Mock, call: Call, bodyError?: unknown): Promise<Outcome> => {
  if (call.path.startsWith(CONTROL_PREFIX)) {
    return wholeAnswer(await attempt(call, () => control(call, mock)));
  }
  const entry = mock.log.arrived(call, await identify(call, mock.api), mock.api.now());
  const fault = mock.faults.take(call);
  const readBody = () => {
    if (bodyError !== undefined) throw bodyError;
  };
  const right = async () => wholeAnswer(await attempt(call, () => work(call, mock, readBody)));
  const spoilt = fault && faultyOutcome(fault, worksDespite(fault) ? await right() : undefined);
  const outcome = spoilt ?? (await right());
  const delay = mock.latency + (fault?.delay ?? 0);
  if (delay > 0) await wait(delay);
  if (typeof outcome === 'object') entry.status = outcome.status;
  return outcome;
};
