import type { QueryClient } from '@tanstack/react-query';

import type { Dataset } from '../../api/store/collections.ts';
import type { Choices } from '../../mock-api/core/foreign/choices.ts';
import type { Dialect } from '../../mock-api/core/options.ts';
import { localizationQuery } from '../admin/common/localizationQuery.ts';
import { createQueryClient } from '../admin/kit/queryClient.ts';
import { createDataProvider, type AppDataProvider } from '../dataProvider/index.ts';
import { session } from '../session/index.ts';
import { localization } from '../session/localization.ts';
import { refusals } from '../session/refusals.ts';
import type { FakeApi, StoryFaults } from './fakeApi.ts';
import { createStoryClient, STORY_TOKEN } from './storyClient.ts';
import { storyData } from './storyData.ts';

/** Who is signed in, and how the mock behind a story differs from the default, including its rows. */
export interface StorySetup extends Partial<Dataset> {
  role?: string;
  name?: string;
  avatar?: string;
  dialect?: Dialect;
  /** Of the dialect 'foreign', only these choices. */
  choices?: Choices;
  /** Calls that the story answers instead of the mock. */
  api?: FakeApi;
  /** The mock's faults, by method and path. */
  faults?: StoryFaults;
  /** How many rows the server says that its lists have: too long ones are read in parts. */
  lists?: Readonly<Record<string, number>>;
  /** Receives the app's cache, for a story that has it read again. */
  onStart?: (queryClient: QueryClient) => void;
}

/** The ID of whoever is signed in. */
export const STORY_USER = '2';

/** Signs in and returns what the story's app needs; failures show at once, without a retry. */
export const startStory = ({
  role = 'Fleet Manager',
  name = 'Omar Haddad',
  avatar,
  dialect,
  choices,
  api,
  faults,
  lists,
  onStart,
  ...rows
}: StorySetup) => {
  const user = {
    name,
    email: 'fleet@qafila.example',
    role,
    branch: 'OCGLT' as const,
    avatar: avatar ?? null,
  };
  session.start({ user: { ...user, id: STORY_USER }, token: STORY_TOKEN });
  const data = storyData({ ...user, id: Number(STORY_USER) }, rows);
  const client = createStoryClient({ data, dialect, choices, api, faults });
  const queryClient = createQueryClient();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  const dataProvider: AppDataProvider = createDataProvider({
    client,
    getRole: () => role,
    getLists: () => lists,
    getLocalization: localization.get,
    localizationRead: () => queryClient.prefetchQuery(localizationQuery(dataProvider)),
    queryClient,
    refusals,
  });
  onStart?.(queryClient);
  return { dataProvider, queryClient };
};
