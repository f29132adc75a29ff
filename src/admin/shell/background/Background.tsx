import { useConventionsOfServer } from './useConventionsOfServer.ts';

/** What goes on beside every screen once the first one stands. It shows nothing by itself. */
const Background = () => {
  useConventionsOfServer();
  return null;
};

export default Background;
