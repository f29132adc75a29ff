import { useEffect } from 'react';
import { useAuthProvider } from 'react-admin';

import { LoadingScreen } from '../kit/feedback/LoadingScreen.tsx';

/** Ends the session. By now, the user has left every form with unsaved text. */
export const SignOutScreen = () => {
  const authProvider = useAuthProvider();
  useEffect(() => void authProvider?.logout({}), [authProvider]);
  return <LoadingScreen />;
};
