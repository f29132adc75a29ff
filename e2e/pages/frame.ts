import { expect, type Locator, type Page } from '@playwright/test';

import type { DemoRole } from '../support/signIn.ts';

/** The frame around every screen of the areas, and the screen's title. */
export class Frame {
  readonly heading: Locator;
  readonly main: Locator;
  readonly menu: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.main = page.getByRole('main');
    this.menu = page.getByRole('navigation', { name: 'Main menu' });
  }

  /** Waits for a screen whose heading starts with this. */
  async shows(title: string): Promise<void> {
    await expect(this.heading).toHaveText(new RegExp(`^${title}`));
  }

  /** Waits for the message that an address is closed, and why. */
  async isClosed(role: DemoRole, permission: string): Promise<void> {
    await expect(this.heading).toHaveText('You don’t have access to this page');
    await expect(this.main).toContainText(
      `It needs the permission ‘${permission}’. Your role is ‘${role}’.`,
    );
    await expect(this.main.getByRole('link')).toHaveText(['Go Home']);
  }

  /** The addresses that anything on the screen links to. */
  linkedPaths(): Promise<string[]> {
    return this.page
      .locator('a[href]')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLAnchorElement ? link.pathname : '')),
      );
  }
}
