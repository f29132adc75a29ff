import type { MemoryStore } from '../../api/store/store.ts';
import type { FaultRequest } from '../../mock-api/core/faults.ts';
import { ApiError, type ApiErrorKind } from '../dataProvider/apiError.ts';
import type { PhpAnswer, PhpRequest } from '../dataProvider/client/phpClient.ts';

/** The mock server behind a story. */
export interface StoryServer {
  store: MemoryStore;
  /** Lets the mock handle the request and returns its answer. */
  answer: () => Promise<Response>;
}

/** A handler's answer instead of the mock's; undefined falls through to the mock. */
type Answer = PhpAnswer | Blob | Response | undefined;
type Handler = (request: PhpRequest, server: StoryServer) => Answer | Promise<Answer>;

/** Handlers by method and path, such as `GET /api/fleet/drivers.php`; a file is a Blob. */
export type FakeApi = Record<string, Handler>;

/** The mock's faults, by method and path. */
export type StoryFaults = Record<string, Omit<FaultRequest, 'method' | 'path'>>;

/** A call that never completes, for the loading state. */
export const hangs: Handler = () => new Promise(() => undefined);

const STATUS: Partial<Record<ApiErrorKind, number>> = {
  refused: 200,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  invalid: 422,
  server: 500,
};

type Details = NonNullable<ConstructorParameters<typeof ApiError>[1]>;

/** A call that the PHP client reports as this kind of failure. */
export const fails =
  (kind: ApiErrorKind, { status = STATUS[kind], ...details }: Details = {}): Handler =>
  () => {
    if (kind === 'network') throw new TypeError('Failed to fetch');
    if (kind === 'timeout') throw new DOMException('Too slow', 'TimeoutError');
    if (kind === 'nonJson') {
      return new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } });
    }
    if (status === undefined) throw new ApiError(kind, details);
    const { serverMessage: error, errors } = details;
    return Response.json({ success: false, error, errors }, { status });
  };
