import { expect, type Locator, type Page } from '@playwright/test';

import type { Dialect } from '../../mock-api/core/options.ts';
import type { Kind } from '../../mock-api/testing/faultKinds.ts';
import type { MockControl } from '../support/mockControl.ts';
import { accountOf, openAs } from '../support/signIn.ts';
import { journeyOn, type Journey } from './journeys.ts';
import { isShown, PATIENCE_MS, textIn, type Place } from './place.ts';

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
/** How long an answer may take to show once the clock was turned. */
const TURN_MS = 500;
/** Longer than a call to read or write may take; an upload takes four turns. */
const SILENCE_MS = 31_000;
const TURNS = 12;
/** How often a user presses until it is stored: 'Check', then 'Continue'. */
const PRESSES = 3;

/** How long the server makes the user wait before the next attempt. */
const waitAfter = (kind: Kind | undefined): number =>
  1000 * Number(kind?.fault.headers?.['Retry-After'] ?? 0);

const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** A journey on a page, with what a user sees and does there. */
class Attempt {
  readonly broken: Verdict['broken'] = [];
  /** A success is told for a few seconds only. */
  private hasSucceeded = false;
  /** What the page has sent to change something. */
  private readonly sent: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly api: MockControl,
    private readonly journey: Journey,
    private readonly strike: Strike | undefined,
  ) {
    page.on('request', (request) => {
      if (request.method() === 'GET') return;
      const { pathname, search } = new URL(request.url());
      this.sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
    });
  }

  /** Whether the case can't be played in real time. */
  get turnsClock(): boolean {
    const kind = this.strike?.kind;
    return kind?.isSilent === true || waitAfter(kind) > MOMENT_MS;
  }

  breaks(what: Broken, why: string): void {
    this.broken.push({ what, why });
  }

  private waitFor(condition: () => Promise<boolean>): Promise<unknown> {
    return expect
      .poll(condition, { timeout: PATIENCE_MS / 2, intervals: [300] })
      .toBe(true)
      .catch(() => undefined);
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
    if (strike?.kind.isSilent) {
      await this.waitFor(async () => (await this.calls()).includes(strike.call));
      for (let turn = 0; turn < 3; turn += 1) await page.clock.fastForward(SILENCE_MS);
    }
    const anything = page.getByRole('heading', { level: 1 }).or(page.getByRole('alert'));
    if (!(await isShown(anything.or(page.getByRole('dialog'))))) this.breaks('dead end', 'blank');
    await api.clearFaults();
    await this.signInAgain();
    const retry = page.getByRole('button', { name: 'Try again' }).first();
    // It may load by itself meanwhile.
    await retry.click({ timeout: MOMENT_MS }).catch(() => page.reload());
  }

  /** Does everything up to the press that sends, and waits until the user is told how it ended. */
  async send(): Promise<void> {
    await this.journey.fill();
    await this.api.clearLog();
    await this.raise('sending');
    void this.noteSuccess();
    await this.journey.button.first().click();
    if (!(await this.isTold(this.strike?.kind.isSilent))) this.breaks('dead end', 'nothing said');
  }

  private async noteSuccess(): Promise<void> {
    const { success } = this.journey;
    this.hasSucceeded = await success
      .first()
      .waitFor({ timeout: 0 })
      .then(() => true)
      .catch(() => false);
  }

  /** Turns the clock on where the server is silent. */
  private async isTold(isSilent = false): Promise<boolean> {
    const { success, failure } = this.journey;
    // A notice of success is an alert too.
    const failed = failure.and(this.page.locator(':not([data-tone=success])'));
    const told = success.or(failed).or(this.sessionEnded);
    for (let turn = 0; isSilent && turn < TURNS; turn += 1) {
      if (await isShown(told, TURN_MS)) return true;
      await this.page.clock.fastForward(SILENCE_MS);
    }
    return isShown(told);
  }

  private get sessionEnded(): Locator {
    return this.page.getByRole('dialog', { name: 'Your session has ended' });
  }

  private async signInAgain(): Promise<void> {
    const { role, newPassword } = this.journey;
    if (!role || !(await this.sessionEnded.isVisible())) return;
    const isChanged = newPassword !== undefined && (await this.journey.stored()) === 1;
    const password = isChanged ? newPassword : accountOf(role).password;
    await this.sessionEnded.getByLabel('Password').fill(password);
    await this.sessionEnded.getByRole('button', { name: 'Sign in again' }).click();
    await this.sessionEnded.waitFor({ state: 'hidden' });
  }

  /** Whether the user is told that it is stored. */
  async judge(): Promise<boolean> {
    if (new Set(this.sent).size < this.sent.length)
      this.breaks('repeated', `sent: ${this.sent.join(', ')}`);
    // Chromium itself repeats a call when a kept-alive connection breaks; then the product offers this.
    const copy = this.page.getByRole('button', { name: /^Delete the cop/ });
    if (await copy.isVisible()) {
      await copy.click();
      await expect.poll(this.journey.stored).toBe(1);
    }
    const stored = await this.journey.stored();
    if (stored > 1) this.breaks('repeated', `stored ${stored} times`);
    if (!this.hasSucceeded) return false;
    if (stored < 1 && !this.strike?.kind.isLie) this.breaks('false success', `stored ${stored}`);
    return true;
  }

  private async expectTexts(when: string): Promise<void> {
    for (const [where, text] of this.journey.typed) {
      const shown = await where
        .evaluate(textIn, undefined, { timeout: PATIENCE_MS })
        .catch(() => 'nothing');
      if (!shown.includes(text))
        this.breaks('lost', `${when}: '${text}' became '${shown.slice(0, 80)}'`);
    }
  }

  /** After a failure: everything typed is still there, and pressing again ends with it stored once. */
  async goOn(): Promise<void> {
    await this.expectTexts('after the failure');
    await this.api.clearFaults();
    await this.signInAgain();
    await this.expectTexts('before the next attempt');
    if (this.turnsClock) await this.waitForButton();
    // Sending again what a lying server has stored would be the user's own second write.
    if (this.strike?.kind.isLie && (await this.journey.stored()) === 1) return;
    for (let press = 0; press < PRESSES; press += 1) {
      await this.pressAgain();
      if ((await this.journey.stored()) > 0) break;
    }
    const stored = await this.journey.stored();
    if (stored !== 1) this.breaks(stored > 1 ? 'repeated' : 'dead end', `finally ${stored} stored`);
    else if (!this.hasSucceeded && !(await this.isTold()))
      this.breaks('dead end', 'nothing said finally');
  }

  /** Turns the clock on until the form is done with what failed, or the server's time to wait is over. */
  private async waitForButton(): Promise<void> {
    const button = this.journey.button.first();
    for (let turn = 0; turn < TURNS; turn += 1) {
      await this.page.clock.fastForward(SILENCE_MS);
      if (await button.isEnabled({ timeout: TURN_MS }).catch(() => false)) return;
    }
  }

  private async pressAgain(): Promise<void> {
    const { button, reopen, fill, stored } = this.journey;
    const offered = reopen ? button.or(reopen) : button;
    if (!(await isShown(offered, MOMENT_MS))) await fill();
    else if (reopen && (await reopen.isVisible())) {
      await reopen.click();
      await fill();
    }
    // What turned out to be stored may leave nothing to press.
    if ((await stored()) === 1 && !(await button.first().isEnabled())) return;
    await this.api.clearLog();
    await button.first().click();
    let quiet = 0;
    // Nothing is sent where a check on the page refuses it.
    await this.waitFor(async () => {
      const isAnswered = (await this.api.log()).every(({ status }) => status > 0);
      quiet =
        isAnswered && (await button.first().isEnabled({ timeout: MOMENT_MS })) ? quiet + 1 : 0;
      return quiet > 3 || (await stored()) > 0;
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
  await stack.reset({ dialect });
  const { page, problems } = await place.enter();
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
    tried.breaks('dead end', String(error).split('\n').slice(0, 6).join(' | '));
  }
  for (const problem of problems()) tried.breaks('page error', problem);
  await (tried.turnsClock ? place.close() : page.close());
  return { broken: tried.broken, calls };
};
