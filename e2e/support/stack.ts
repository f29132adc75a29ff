import type { Choice } from '../../mock-api/core/foreign/choices.ts';
import { DEFAULT_COUNTS, type Counts, type Dialect } from '../../mock-api/core/options.ts';
import { startMockApi } from '../../mock-api/server/server.ts';
import { isBuilt, serveBuild, type BuildName } from '../../scripts/builds.ts';
import { MockControl } from './mockControl.ts';

const SEED = 1;

const HOW_TO_BUILD: Record<BuildName, string> = {
  production: 'npm run build',
  demo: 'npm test -- build',
};

/** How the API speaks and how much it holds. */
export interface ApiOptions {
  dialect?: Dialect;
  /** Of the dialect 'foreign', only these choices. */
  choices?: readonly Choice[];
  counts?: Partial<Counts>;
}

export interface StackOptions extends ApiOptions {
  build?: BuildName;
  /** The day for which the data are generated; by default today. */
  today?: string;
}

export interface Stack {
  /** The address of the built app. */
  url: string;
  api: MockControl;
  /** Starts over, with the initial options or others. */
  reset(options?: ApiOptions): Promise<void>;
  close(): Promise<void>;
}

/** Throws unless there is such a build. */
export const requireBuild = (build: BuildName): void => {
  if (isBuilt(build)) return;
  throw new Error(`There is no ${build} build to test: run "${HOW_TO_BUILD[build]}" first.`);
};

/** A mock API with data in memory and, in front of it, the built app: both on free ports. */
export const startStack = async (options: StackOptions = {}): Promise<Stack> => {
  const { build = 'production', dialect = 'full', today } = options;
  requireBuild(build);
  const counts = { ...DEFAULT_COUNTS, ...options.counts };
  const mock = await startMockApi({ port: 0, seed: SEED, dialect, counts, today });
  const app = await serveBuild(build, mock.url);
  const api = new MockControl(mock.url);
  return {
    url: app.url,
    api,
    reset: async (other = {}) => {
      await api.reset({
        seed: SEED,
        dialect: other.dialect ?? dialect,
        choices: other.choices,
        counts: { ...counts, ...other.counts },
      });
    },
    close: async () => {
      await app.close();
      await mock.close();
    },
  };
};
