import type { Dataset } from '../../api/store/collections.ts';
import { memoryDatabase } from '../../api/store/store.ts';
import { readFault } from '../../mock-api/core/faults.ts';
import { fetchFrom, urlOf } from '../../mock-api/core/fetch.ts';
import type { Choices } from '../../mock-api/core/foreign/choices.ts';
import { createMock } from '../../mock-api/core/mock.ts';
import type { Dialect } from '../../mock-api/core/options.ts';
import {
  createPhpClient,
  type PhpClient,
  type PhpRequest,
} from '../dataProvider/client/phpClient.ts';
import { session } from '../session/index.ts';
import type { FakeApi, StoryFaults } from './fakeApi.ts';

/** The token that identifies the story's user to the mock. */
export const STORY_TOKEN = 'story';

interface StoryMock {
  data: Dataset;
  /**
   * With 'terse', the mock says as little as a server may: whatever else a screen needs takes extra requests.
   */
  dialect?: Dialect;
  choices?: Choices;
  /** Calls that the story answers instead of the mock, or changes. */
  api?: FakeApi;
  faults?: StoryFaults;
}

/** The PHP client on an in-memory mock. */
export const createStoryClient = ({
  data,
  dialect = 'terse',
  choices,
  api = {},
  faults = {},
}: StoryMock): Pick<PhpClient, 'request' | 'download'> => {
  const database = memoryDatabase(data);
  const mock = createMock({ generate: () => data, dialect, choices, database });
  for (const [call, fault] of Object.entries(faults)) {
    const [method, path] = call.split(' ');
    mock.faults.add(readFault({ ...fault, method, path }));
  }
  const mockFetch = fetchFrom(mock);
  const respond = async (request: PhpRequest, url: URL, init: RequestInit) => {
    const answer = async () => {
      const response = await mockFetch(url, init);
      request.onProgress?.(1, 1);
      return response;
    };
    const handler = api[`${init.method} ${url.pathname}`];
    const answered = await handler?.(request, { store: database.store, answer });
    if (answered === undefined) return answer();
    if (answered instanceof Response) return answered;
    return answered instanceof Blob ? new Response(answered) : Response.json(answered);
  };
  const clientFor = (request: PhpRequest = {}) =>
    createPhpClient({
      getToken: () => STORY_TOKEN,
      onUnauthorized: session.expire,
      fetch: (address, init = {}) => respond(request, urlOf(address), init),
    });
  return {
    request: (path, request) => clientFor(request).request(path, request),
    download: (path, request) => clientFor(request).download(path, request),
  };
};
