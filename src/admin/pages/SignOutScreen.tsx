import { useEffect } from 'react';
import { useAuthProvider } from 'react-admin';

import { LoadingScreen } from '../kit/feedback/LoadingScreen.tsx';

/** The end of the way out: whoever has come here has left every form, and the session ends. */
export const SignOutScreen = () => {
  const authProvider = useAuthProvider();
  useEffect(() => void authProvider?.logout({}), [authProvider]);
  return <LoadingScreen />;
};
