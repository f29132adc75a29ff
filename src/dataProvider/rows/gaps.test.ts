import { describe, expect, it } from 'vitest';

import { RESOURCES } from '../../domain/records/resources.ts';
import { isApiError } from '../apiError.ts';
import { endpointOf } from '../endpoints.ts';
import { LIST, testApi } from '../testing.ts';
import { hasGaps, isWholeSince } from './gaps.ts';

const api = testApi();
const LISTS = [RESOURCES.drivers, RESOURCES.trucks, RESOURCES.trailers, RESOURCES.documents];

const answers = (status: number, body?: object) => ({ kind: 'status', status, body });

describe.each(LISTS)('the list of %s', (resource) => {
  const isGiven = resource !== RESOURCES.documents;

  it.each([
    ['is there', undefined, false],
    ['is empty', answers(200, { rows: [] }), false],
    ['answers 404', answers(404), isGiven],
    ['answers 405', answers(405), isGiven],
    ['answers 501', answers(501), isGiven],
    ['is refused', answers(403), true],
    ['fails', answers(500), true],
    ['is no list', answers(200, { success: true }), true],
    ['has rows that cannot be read', answers(200, { rows: [{ id: 1 }, 'x', {}] }), true],
    ['has only such rows', answers(200, { rows: ['x'] }), true],
    ['is cut', answers(200, { rows: [{ id: 1 }], total: 2 }), true],
    ['is cut to nothing', answers(200, { rows: [], total: 2 }), true],
  ])('that %s', async (_name, fault, expected) => {
    if (fault) await api.fault({ path: endpointOf(resource).read, times: 0, ...fault });
    const lacksRows = await api
      .provider()
      .getList(resource, LIST)
      .then(
        ({ meta }) => hasGaps(meta),
        // A list that the server does not offer has no rows.
        (error: unknown) => !isApiError(error, 'notOffered'),
      );
    expect(lacksRows).toBe(expected);
  });
});

it.each([
  ['nothing is missing', {}, [true, true]],
  ['the oldest rows are missing', { truncated: true, wholeFrom: 5 }, [true, false]],
  ['any may be missing', { truncated: true }, [false, false]],
  ['some could not be read', { unreadable: 1, wholeFrom: Infinity }, [false, false]],
])('where %s, a list is whole since a moment, or at all: %j', (_what, meta, expected) => {
  expect([isWholeSince(meta, 5), isWholeSince(meta)]).toEqual(expected);
});
