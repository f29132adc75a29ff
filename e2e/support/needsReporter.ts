import { readdirSync } from 'node:fs';

import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

import { DIALECT, givenTo, strayNames } from './needs.ts';

/**
 * Prints what journeys on a foreign server get beyond the contract. A run of all files fails if
 * needs are noted for a journey that there is not.
 */
export default class NeedsReporter implements Reporter {
  #stray: readonly string[] = [];

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    const journeys = suite.allTests().map((journey) => journey.titlePath().slice(2));
    const files = new Set(journeys.map(([file]) => file));
    const specs = readdirSync(rootDir).filter((file) => file.endsWith('.spec.ts'));
    if (specs.every((file) => files.has(file))) this.#stray = strayNames(journeys);
    if (DIALECT !== 'foreign') return;
    for (const titlePath of journeys) {
      const given = givenTo(titlePath);
      if (given) console.log(`With ${given}: ${titlePath.join(' › ')}`);
    }
  }

  async onEnd(): Promise<Partial<FullResult> | undefined> {
    for (const name of this.#stray)
      console.error(`needs.ts names a journey that there is not: ${name}`);
    return this.#stray.length > 0 ? { status: 'failed' } : undefined;
  }
}
