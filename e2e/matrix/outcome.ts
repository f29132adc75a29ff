import { expect, type Locator, type Page } from '@playwright/test';

import type { Journey } from './journeys.ts';
import { PATIENCE_MS } from './place.ts';
import { Traffic } from './traffic.ts';

const LOOK_MS = 100;
/** Longer than a call to read or write may take; an upload takes four turns. */
const SILENCE_MS = 31_000;

/** What a user is told of how a journey ends. */
export class Outcome {
  readonly traffic: Traffic;
  readonly sessionEnded: Locator;
  /** A success is told for a few seconds only. */
  isSuccess = false;
  /** A notice of success is an alert too. */
  private readonly failures: Locator;
  /** What the page says before the press, such as that a list could not be loaded. */
  private earlier: readonly string[] = [];

  constructor(
    private readonly page: Page,
    private readonly journey: Journey,
    private readonly isSilent: boolean,
  ) {
    this.traffic = new Traffic(page);
    this.sessionEnded = page.getByRole('dialog', { name: 'Your session has ended' });
    const others = page.locator(':not([data-tone=success])');
    this.failures = journey.failure.and(others).filter({ visible: true });
  }

  /** Turns the clock on meanwhile for as long as the server is silent. */
  waitFor(condition: () => Promise<boolean>): Promise<boolean> {
    const look = async () => {
      // It can't be told while one page gives way to another.
      if (await condition().catch(() => false)) return true;
      if (this.isSilent && this.traffic.hangs) await this.page.clock.fastForward(SILENCE_MS);
      return false;
    };
    return expect
      .poll(look, { timeout: PATIENCE_MS, intervals: [LOOK_MS] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  }

  /** Until no call waits for an answer: a failure may give way to what the rows prove, read anew. */
  async settle(): Promise<void> {
    await this.waitFor(async () => this.traffic.isQuiet);
    await this.noteSuccess();
  }

  /** From here on whatever is told counts. */
  async watch(): Promise<void> {
    const success = this.journey.success.first();
    void success.waitFor({ timeout: 0 }).then(
      () => {
        this.isSuccess = true;
      },
      () => undefined,
    );
    this.earlier = await this.failures.allInnerTexts();
  }

  async isTold(): Promise<boolean> {
    const told = this.journey.success.or(this.sessionEnded).first();
    const isTold = await this.waitFor(async () => {
      if (await told.isVisible()) return true;
      const failures = await this.failures.allInnerTexts();
      return failures.some((text) => !this.earlier.includes(text));
    });
    await this.noteSuccess();
    return isTold;
  }

  private async noteSuccess(): Promise<void> {
    this.isSuccess ||= await this.journey.success.first().isVisible();
  }
}
