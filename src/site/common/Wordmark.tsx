import { siteBrand, sitePath } from './links.ts';
import { Mark } from './Mark.tsx';

/** Mark and name; links to the home page. */
export const Wordmark = () => (
  <a className="wordmark" href={sitePath('/')}>
    <Mark />
    {siteBrand().name}
  </a>
);
