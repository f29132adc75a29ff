import type { Config } from '../config.ts';

export interface Rendering {
  config: Config;
  /** The URL of a source file in the visitor's browser, given its path in the repository. */
  href: (source: string) => string;
  /** The tag of a script that runs before the first paint. */
  earlyScript: (source: string) => string;
  /** Files of the areas, prefetched while the user types the password. */
  ahead: readonly string[];
}
