import { brand } from '../../brand.ts';
import { Mark } from './Mark.tsx';

/** Mark and name; leads home. */
export const Wordmark = () => (
  <a className="wordmark" href="/">
    <Mark />
    {brand.name}
  </a>
);
