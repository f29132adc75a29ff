import { NewReleaseNotice } from './NewReleaseNotice.tsx';
import { useServerLocalization } from './useServerLocalization.ts';

/** What goes on beside every screen once the first one stands. It mostly shows nothing. */
const Background = () => {
  useServerLocalization();
  return <NewReleaseNotice />;
};

export default Background;
