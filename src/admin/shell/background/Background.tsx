import { NewReleaseNotice } from './NewReleaseNotice.tsx';
import { useConventionsOfServer } from './useConventionsOfServer.ts';

/** What goes on beside every screen once the first one stands. It mostly shows nothing. */
const Background = () => {
  useConventionsOfServer();
  return <NewReleaseNotice />;
};

export default Background;
