import { RESOURCES, type ResourceName } from '../../domain/records/resources.ts';
import { isAllowed } from '../access.ts';
import { isApiError, isOutcomeUnknown } from '../apiError.ts';
import { endpointOf } from '../endpoints.ts';
import type { AppDataProvider } from '../index.ts';
import { typeOf } from '../rows/recordTypes.ts';
import type { CheckResult } from './checkApi.ts';
import { judge } from './judge.ts';

/** Records of these can be added and deleted without a trace elsewhere. */
const UNDOABLE: readonly ResourceName[] = [
  RESOURCES.drivers,
  RESOURCES.trucks,
  RESOURCES.trailers,
  RESOURCES.roles,
  RESOURCES.legal,
];

type Found = Pick<CheckResult, 'state' | 'failure' | 'lacks' | 'took' | 'left'>;
type Provider = Pick<AppDataProvider, 'create' | 'update' | 'delete'>;

const mayHaveBeenDone = (error: unknown) =>
  isOutcomeUnknown(error) || isApiError(error, 'unknownOutcome');

/** `left` is the key of a record that the call may leave behind if it fails. */
const attempt = async <T>(
  make: () => Promise<T>,
  left: (error: unknown) => string | undefined = () => undefined,
): Promise<{ found: Found; value?: T }> => {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  try {
    const value = await make();
    return { found: { state: 'found', lacks: [], took: took() }, value };
  } catch (error) {
    const failure = isApiError(error) ? error.kind : 'network';
    const key = left(error);
    const judgement = judge(
      { method: 'POST', path: '', answers: 'change', pages: [] },
      { failure },
    );
    return {
      found: {
        ...judgement,
        took: took(),
        ...(key !== undefined && { state: 'leftBehind', left: key }),
      },
    };
  }
};

const tryRecord = async (
  provider: Provider,
  resource: ResourceName,
  key: string,
): Promise<Partial<Record<string, Found>>> => {
  const { fields } = await typeOf(resource);
  const data = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'text' && field.required ? [[name, key]] : [],
    ),
  );
  const added = await attempt(
    () => provider.create(resource, { data }),
    (error) => (mayHaveBeenDone(error) ? key : undefined),
  );
  if (!added.value) return { POST: added.found };
  const { data: record } = added.value;
  const { id } = record;
  const [changed = ''] = Object.keys(data).slice(-1);
  const put = await attempt(() =>
    provider.update(resource, {
      id,
      data: { ...record, [changed]: `${key}-2` },
      previousData: record,
    }),
  );
  const gone = await attempt(
    () => provider.delete(resource, { id, previousData: record }),
    () => key,
  );
  return { POST: added.found, PUT: put.found, DELETE: gone.found };
};

/**
 * Replaces results that were not tried by those of adding, changing and deleting a record of each
 * type that allows it. `key` names these records, so that people recognise them.
 */
export const tryChanges = async (
  results: readonly CheckResult[],
  provider: Provider,
  role: string | undefined,
  key: string,
): Promise<CheckResult[]> => {
  const found = new Map<ResourceName, Partial<Record<string, Found>>>();
  for (const resource of UNDOABLE) {
    if (isAllowed(role, 'create', resource) && isAllowed(role, 'delete', resource))
      found.set(resource, await tryRecord(provider, resource, key));
  }
  return results.map((result) => {
    const { resource, method, path, answers } = result.check;
    if (answers !== 'change' || !resource || path === endpointOf(resource).import) return result;
    return { ...result, ...found.get(resource)?.[method] };
  });
};
