import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

import { NOW } from '../support/fixtures.ts';
import { Problems } from '../support/problems.ts';
import type { Stack } from '../support/stack.ts';

/** For a busy machine: what works is done in a fraction of it. */
export const PATIENCE_MS = 30_000;

export const isShown = (locator: Locator, timeout = PATIENCE_MS): Promise<boolean> =>
  locator
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );

export const textIn = (element: Element): string =>
  'value' in element ? String(element.value) : element.textContent;

interface Room {
  context: BrowserContext;
  problems: Problems;
}

const openRoom = async (browser: Browser, url: string): Promise<Room> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const problems = new Problems();
  problems.allow(/Failed to load resource/);
  await problems.watch(context, url);
  await context.clock.install({ time: NOW });
  return { context, problems };
};

/** An API and the app before it, with one browser context for many attempts, whose scripts stay cached. */
export class Place {
  private room: Room | undefined;

  constructor(
    private readonly browser: Browser,
    readonly stack: Stack,
  ) {}

  /** A page without anything from an earlier attempt, and the problems found on it. */
  async enter(): Promise<{ page: Page; problems: () => string[] }> {
    const { url } = this.stack;
    this.room ??= await openRoom(this.browser, url);
    const { context, problems } = this.room;
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: url,
      storageTypes: 'local_storage,indexeddb',
    });
    const earlier = problems.unexpected.length;
    return { page, problems: () => problems.unexpected.slice(earlier) };
  }

  /** Closes everything; the next attempt starts with a new context, and a clock that was not turned. */
  async close(): Promise<void> {
    await this.room?.context.close();
    this.room = undefined;
  }
}
