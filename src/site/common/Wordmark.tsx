import { siteBrand, sitePath } from './links.ts';

/** Matches public/favicon.svg. */
const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path strokeWidth="2.5" opacity=".55" d="m4 11 4.5 5L4 21" />
    <path strokeWidth="3" opacity=".8" d="m11 9 6 7-6 7" />
    <path strokeWidth="4" d="m19.5 6.5 8 9.5-8 9.5" />
  </svg>
);

export const Wordmark = () => (
  <a className="wordmark" href={sitePath('/')}>
    <Mark />
    {siteBrand().name}
  </a>
);
