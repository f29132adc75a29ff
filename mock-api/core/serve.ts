import { answerOf, faultyOutcome, type Outcome } from './answer.ts';
import type { Call, Reply } from './call.ts';
import { control, CONTROL_PREFIX } from './control.ts';
import { admit, answer, findRoute, identify, refusalReply } from './dispatch.ts';
import { worksDespite } from './faults.ts';
import type { Mock } from './mock.ts';
import { routes } from './routes/index.ts';
import { uploadedFile } from './routes/uploadedFile.ts';
import { UPLOADS_PATH } from './uploads.ts';

const work = (call: Call, mock: Mock, bodyError: unknown): Reply => {
  if (call.method === 'GET' && call.path.startsWith(UPLOADS_PATH))
    return uploadedFile(call, mock.api);
  const route = findRoute(routes, call, mock.api);
  admit(route, call, mock.api);
  if (bodyError !== undefined) throw bodyError;
  return answer(route, call, mock.api);
};

const attempt = (make: () => Reply): Reply => {
  try {
    return make();
  } catch (error) {
    return refusalReply(error);
  }
};

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    // In Node, a pending timer would keep the process of a closed server alive.
    if (typeof timer === 'object') timer.unref();
  });

/** Answers a call; `bodyError` is what went wrong while its body was read. */
export const serve = async (mock: Mock, call: Call, bodyError?: unknown): Promise<Outcome> => {
  if (call.path.startsWith(CONTROL_PREFIX)) return answerOf(attempt(() => control(call, mock)));
  const entry = mock.log.arrived(call, identify(call, mock.api), mock.api.now());
  const fault = mock.faults.take(call);
  const right = () => answerOf(attempt(() => work(call, mock, bodyError)));
  const spoilt = fault && faultyOutcome(fault, worksDespite(fault) ? right() : undefined);
  const outcome = spoilt ?? right();
  const delay = mock.latency + (fault?.delay ?? 0);
  if (delay > 0) await wait(delay);
  if (typeof outcome === 'object') entry.status = outcome.status;
  return outcome;
};
