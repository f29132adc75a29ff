import type { Config } from '../config.ts';

/** What a page needs to know of the build that renders it. */
export interface Rendering {
  config: Config;
  /** The address of a source file as the visitor's browser reaches it, by its path in the repository. */
  href: (source: string) => string;
  /** The tag of a script that runs before the page is painted. */
  earlyScript: (source: string) => string;
  /** Files of the areas, fetched while the user types the password. */
  ahead: readonly string[];
}
