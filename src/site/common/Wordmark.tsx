import { siteBrand, sitePath } from './links.ts';
import { Mark } from './Mark.tsx';

export const Wordmark = () => (
  <a className="wordmark" href={sitePath('/')}>
    <Mark />
    {siteBrand().name}
  </a>
);
