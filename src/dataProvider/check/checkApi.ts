import { isApiError } from '../apiError.ts';
import type { PhpClient } from '../client/phpClient.ts';
import { shapeOf, typeOf } from '../rows/recordTypes.ts';
import { apiChecks, type ApiCheck } from './apiChecks.ts';
import { judge, type Judgement, type Outcome } from './judge.ts';

/** `took` in whole milliseconds; undefined if not tried. */
export interface CheckResult extends Judgement {
  check: ApiCheck;
  took?: number;
  /** The key of a test record that could not be deleted. */
  left?: string;
}

export interface CheckProgress {
  results: readonly CheckResult[];
  total: number;
  next?: ApiCheck;
}

type Client = Pick<PhpClient, 'request' | 'download'>;

const send = async (client: Client, check: ApiCheck, signal: AbortSignal): Promise<Outcome> => {
  const { method, path, query, json } = check;
  const request = { method, query: { ...query }, json, signal };
  try {
    if (check.answers !== 'file') return { answer: await client.request(path, request) };
    const { blob } = await client.download(path, request);
    return { bytes: blob.size };
  } catch (error) {
    return { failure: isApiError(error) ? error.kind : 'network' };
  }
};

export const tryCall = async (
  client: Client,
  check: ApiCheck,
  { signal, now = () => performance.now() }: { signal: AbortSignal; now?: () => number },
): Promise<CheckResult> => {
  const { resource } = check;
  const expected = resource && {
    type: await typeOf(resource),
    shape: await shapeOf(resource),
  };
  const start = now();
  const outcome = await send(client, check, signal);
  return { check, took: Math.round(now() - start), ...judge(check, outcome, expected) };
};

/**
 * One after the other, each reported. Calls that would change something, and those after an abort,
 * are listed as not tried.
 */
export const checkApi = async (
  client: Client,
  today: string,
  signal: AbortSignal,
  onProgress: (progress: CheckProgress) => void = () => undefined,
): Promise<CheckResult[]> => {
  const checks = apiChecks(today);
  const tried = checks.filter(({ answers }) => answers !== 'change');
  const results: CheckResult[] = [];
  for (const check of tried) {
    if (signal.aborted) break;
    onProgress({ results: [...results], total: tried.length, next: check });
    const result = await tryCall(client, check, { signal });
    if (!signal.aborted) results.push(result);
  }
  const done = new Set(results.map(({ check }) => check));
  const others = checks.filter((check) => !done.has(check));
  return [
    ...results,
    ...others.map((check): CheckResult => ({ check, state: 'notTried', lacks: [] })),
  ];
};
