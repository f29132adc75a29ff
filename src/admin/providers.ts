import { createDataProvider } from '../dataProvider/index.ts';
import { createAuthProvider } from '../session/authProvider.ts';
import { phpClient, session, signOut } from '../session/index.ts';
import { localization } from '../session/localization.ts';
import { refusals } from '../session/refusals.ts';
import { createQueryClient } from './kit/queryClient.ts';

export const queryClient = createQueryClient();

/** The production providers: the API, called as the signed-in user. */
export const dataProvider = createDataProvider({
  client: phpClient,
  getRole: () => session.get()?.user.role,
  getLocalization: localization.get,
  queryClient,
  refusals,
});

export const authProvider = createAuthProvider(session, signOut);
