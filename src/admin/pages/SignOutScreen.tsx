import { useEffect } from 'react';
import { useAuthProvider } from 'react-admin';

import { LoadingScreen } from '../kit/feedback/LoadingScreen.tsx';

/** Ends the session. To get here, every form with unsaved text has been left. */
export const SignOutScreen = () => {
  const authProvider = useAuthProvider();
  useEffect(() => void authProvider?.logout({}), [authProvider]);
  return <LoadingScreen />;
};
