import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

import { DIALECT, givenTo } from './needs.ts';

/** Prints what journeys on a foreign server get beyond the contract. */
export default class NeedsReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    if (DIALECT !== 'foreign') return;
    for (const journey of suite.allTests()) {
      const [, , ...titlePath] = journey.titlePath();
      const given = givenTo(titlePath);
      if (given) console.log(`With ${given}: ${titlePath.join(' › ')}`);
    }
  }
}
