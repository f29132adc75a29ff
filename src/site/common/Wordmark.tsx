import { brand } from '../../brand.ts';
import { Mark } from './Mark.tsx';

/** Mark and name; links to the home page. */
export const Wordmark = () => (
  <a className="wordmark" href="/">
    <Mark />
    {brand.name}
  </a>
);
