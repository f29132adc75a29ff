import { NewReleaseNotice } from './NewReleaseNotice.tsx';
import { useServerLocalization } from './useServerLocalization.ts';

/** Runs beside every screen once the first one has rendered. It mostly shows nothing. */
const Background = () => {
  useServerLocalization();
  return <NewReleaseNotice />;
};

export default Background;
