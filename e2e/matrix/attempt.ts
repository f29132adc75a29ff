import { expect, type Page } from '@playwright/test';

import type { Dialect } from '../../mock-api/core/options.ts';
import type { Kind } from '../../mock-api/testing/faultKinds.ts';
import type { MockControl } from '../support/mockControl.ts';
import { accountOf, openAs } from '../support/signIn.ts';
import { journeyOn, type Journey } from './journeys.ts';
import { Outcome } from './outcome.ts';
import { isShown, textIn, type Place } from './place.ts';

/** When a fault strikes: while the screen opens, or once the user has pressed. */
export type Moment = 'opening' | 'sending';

export interface Strike {
  /** As in 'PUT /fleet/drivers/index.php'. */
  call: string;
  kind: Kind;
  moment: Moment;
}

/** What the product must never do, whatever the server does. */
export type Broken = 'lost' | 'repeated' | 'false success' | 'dead end' | 'page error';

export interface Verdict {
  broken: { what: Broken; why: string }[];
  /** The calls made, by the moment. */
  calls: Record<Moment, string[]>;
}

/** How long something takes to show that depends on no server. */
const MOMENT_MS = 4000;
/** What must be there: for a busy machine. */
const TEXT_MS = 10_000;
/** A press that has sent nothing for so many looks sends nothing. */
const QUIET_LOOKS = 10;
const SEEN = 500;
/** How often a user presses until it is loaded or stored: 'Check', then 'Continue'. */
const PRESSES = 3;

/** How long the server makes the user wait before the next attempt. */
const waitAfter = (kind: Kind | undefined): number =>
  1000 * Number(kind?.fault.headers?.['Retry-After'] ?? 0);

const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** A journey on a page, with what a user sees and does there. */
class Attempt {
  readonly broken: Verdict['broken'] = [];
  private readonly outcome: Outcome;

  constructor(
    private readonly page: Page,
    private readonly api: MockControl,
    private readonly journey: Journey,
    private readonly strike: Strike | undefined,
  ) {
    this.outcome = new Outcome(page, journey, strike?.kind.isSilent === true);
  }

  /** Whether the case can't be played in real time. */
  get turnsClock(): boolean {
    const kind = this.strike?.kind;
    return kind?.isSilent === true || waitAfter(kind) > MOMENT_MS;
  }

  breaks(what: Broken, why: string): void {
    this.broken.push({ what, why });
  }

  async calls(): Promise<string[]> {
    const calls = (await this.api.log()).map(callOf);
    return calls.filter((call) => this.journey.role === undefined || !call.includes('/auth/'));
  }

  async open(): Promise<void> {
    const { role, address } = this.journey;
    if (role) await openAs(this.page, role, address);
    else await this.page.goto(address);
    if (this.strike?.moment === 'opening') await this.recover();
    await isShown(this.page.getByRole('heading').first());
  }

  async raise(moment: Moment): Promise<void> {
    if (this.strike?.moment !== moment) return;
    const { kind, call } = this.strike;
    const [method, path = ''] = call.split(' ');
    await this.api.fault({ ...kind.fault, path, method });
    if (!kind.isBlind) return;
    await this.api.fault({ path: '/*', method: 'GET', kind: 'status_html', times: 0 });
  }

  /** A screen that could not load says so, and loads once it can. */
  private async recover(): Promise<void> {
    const { page, api, strike } = this;
    await this.outcome.waitFor(async () => (await this.calls()).includes(strike?.call ?? ''));
    const anything = page.getByRole('heading', { level: 1 }).or(page.getByRole('alert'));
    if (!(await isShown(anything.or(page.getByRole('dialog'))))) this.breaks('dead end', 'blank');
    await this.outcome.settle();
    await api.clearFaults();
    await this.signInAgain();
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    // It may load by itself meanwhile.
    if (!(await retry.isVisible())) await page.reload();
    // A call may still hang that was sent before the server recovered, and fail in its turn.
    for (let press = 0; press < PRESSES; press += 1) {
      await this.outcome.settle();
      if (!(await retry.isVisible())) return;
      await retry.click({ timeout: MOMENT_MS }).catch(() => undefined);
    }
    await this.outcome.settle();
  }

  /** Does everything up to the press that sends, and waits until the user is told how it ended. */
  async send(): Promise<void> {
    await this.journey.fill();
    await this.api.clearLog();
    await this.raise('sending');
    await this.outcome.watch();
    await this.journey.button.first().click();
    if (!(await this.outcome.isTold()))
      this.breaks('dead end', `nothing said: ${await this.seen()}`);
    await this.outcome.settle();
  }

  private async signInAgain(): Promise<void> {
    const { role, newPassword } = this.journey;
    const { sessionEnded } = this.outcome;
    if (!role || !(await sessionEnded.isVisible())) return;
    const isChanged = newPassword !== undefined && (await this.journey.stored()) === 1;
    const password = isChanged ? newPassword : accountOf(role).password;
    await sessionEnded.getByLabel('Password').fill(password);
    await sessionEnded.getByRole('button', { name: 'Sign in again' }).click();
    await sessionEnded.waitFor({ state: 'hidden' });
  }

  /** Where the user is, and what the page shows. */
  async seen(): Promise<string> {
    const shown = this.page.getByRole('dialog').or(this.page.locator('body'));
    const text = await shown.last().innerText();
    return `${this.page.url()} ${text.replaceAll(/\s+/g, ' ').slice(0, SEEN)}`;
  }

  /** Whether the user is told that it is stored. */
  async judge(): Promise<boolean> {
    const { repeated } = this.outcome.traffic;
    if (repeated.length > 0) this.breaks('repeated', `sent again: ${repeated.join(', ')}`);
    // Chromium itself repeats a call when a kept-alive connection breaks; then the product offers this.
    const copy = this.page.getByRole('button', { name: /^Delete the cop/ });
    if (await copy.isVisible()) {
      await copy.click();
      await expect.poll(this.journey.stored).toBe(1);
    }
    const stored = await this.journey.stored();
    if (stored > 1) this.breaks('repeated', `stored ${stored} times`);
    if (!this.outcome.isSuccess) return false;
    if (stored < 1 && !this.strike?.kind.isLie) this.breaks('false success', `stored ${stored}`);
    return true;
  }

  private async expectTexts(when: string): Promise<void> {
    for (const [where, text] of this.journey.typed) {
      const shown = await where
        .evaluate(textIn, undefined, { timeout: TEXT_MS })
        .catch(() => 'nothing');
      if (typeof text === 'string' ? !shown.includes(text) : !text.test(shown))
        this.breaks('lost', `${when}: ${String(text)} became '${shown.slice(0, 300)}'`);
    }
  }

  /** After a failure: everything typed is still there, and pressing again ends with it stored once. */
  async goOn(): Promise<void> {
    await this.expectTexts('after the failure');
    await this.api.clearFaults();
    await this.signInAgain();
    await this.expectTexts('before the next attempt');
    if (this.turnsClock) await this.page.clock.fastForward(waitAfter(this.strike?.kind));
    await this.outcome.settle();
    // Sending again what a lying server has stored would be the user's own second write.
    if (this.strike?.kind.isLie && (await this.journey.stored()) === 1) return;
    for (let press = 0; press < PRESSES; press += 1) {
      await this.pressAgain();
      if ((await this.journey.stored()) >= 1) break;
    }
    const stored = await this.journey.stored();
    if (stored !== 1) {
      const why = `finally ${stored} stored: ${await this.seen()}`;
      this.breaks(stored > 1 ? 'repeated' : 'dead end', why);
    }
    if (stored === 1 && !this.outcome.isSuccess && !(await this.outcome.isTold()))
      this.breaks('dead end', 'nothing said finally');
  }

  private async pressAgain(): Promise<void> {
    const { button, reopen, fill, stored } = this.journey;
    const offered = reopen ? button.or(reopen) : button;
    if (!(await isShown(offered, MOMENT_MS))) await fill();
    else if (reopen && (await reopen.isVisible())) {
      await reopen.click();
      await fill();
    }
    const isReady = async () =>
      (await button.first().isVisible()) &&
      (await button
        .first()
        .isEnabled({ timeout: MOMENT_MS / 4 })
        .catch(() => false));
    // What turned out to be stored may leave nothing to press.
    if ((await stored()) === 1 && !(await isReady())) return;
    await this.api.clearLog();
    await button.first().click();
    let quiet = 0;
    // Nothing is sent where a check on the page refuses it.
    await this.outcome.waitFor(async () => {
      // Half of it may be stored.
      if ((await stored()) >= 1) return true;
      quiet = this.outcome.traffic.isQuiet && (await isReady()) ? quiet + 1 : 0;
      return quiet > QUIET_LOOKS;
    });
  }
}

/** Plays a journey, with a fault or without, and judges it by nothing but what must never happen. */
export const attempt = async (
  place: Place,
  dialect: Dialect,
  name: string,
  strike?: Strike,
): Promise<Verdict> => {
  const { stack } = place;
  const [{ page, problems }] = await Promise.all([place.enter(), stack.reset({ dialect })]);
  const journey = await journeyOn(name, page, stack.api);
  const tried = new Attempt(page, stack.api, journey, strike);
  const calls: Verdict['calls'] = { opening: [], sending: [] };
  try {
    await tried.raise('opening');
    await tried.open();
    if (!strike) await page.waitForLoadState('networkidle');
    calls.opening = await tried.calls();
    await tried.send();
    if (!(await tried.judge())) await tried.goOn();
    calls.sending = await tried.calls();
  } catch (error) {
    const why = String(error).split('\n').slice(0, 6).join(' | ');
    tried.breaks('dead end', `${why} ${await tried.seen().catch(() => 'nothing shown')}`);
  }
  for (const problem of problems()) tried.breaks('page error', problem);
  await (tried.turnsClock ? place.close() : page.close());
  return { broken: tried.broken, calls };
};
