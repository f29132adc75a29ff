import { createDataProvider, type AppDataProvider } from '../dataProvider/index.ts';
import { createAuthProvider } from '../session/authProvider.ts';
import { phpClient, session, signOut } from '../session/index.ts';
import { localization } from '../session/localization.ts';
import { refusals } from '../session/refusals.ts';
import { serverClock } from '../session/serverClock.ts';
import { localizationQuery } from './common/localizationQuery.ts';
import { companyProfileQuery } from './common/useCompanyName.ts';
import { createQueryClient } from './kit/queryClient.ts';

export const queryClient = createQueryClient();

const readLocalization = () => queryClient.prefetchQuery(localizationQuery(dataProvider));

/** The production providers: the API, called as the signed-in user. */
export const dataProvider: AppDataProvider = createDataProvider({
  client: phpClient,
  getRole: () => session.get()?.user.role,
  getLists: () => session.get()?.lists,
  getLocalization: localization.get,
  now: serverClock.now,
  localizationRead: readLocalization,
  queryClient,
  refusals,
});

export const readCompany = () =>
  Promise.all([readLocalization(), queryClient.prefetchQuery(companyProfileQuery(dataProvider))]);

export const authProvider = createAuthProvider(session, signOut);
