import type { BrowserContext } from '@playwright/test';

/** What no page may do; a test that provokes some of it says so with `allow`. */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Console errors that this test provokes, such as the failed call of an injected fault. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  get unexpected(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  /** Watches every page of the context from its first request on. */
  async watch(context: BrowserContext, origin: string): Promise<void> {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      this.#found.push(`uncaught: ${String(error.error())}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
        this.#found.push(`foreign host: ${request.url()}`);
      }
    });
    // Chromium does not log every violation to the console.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.effectiveDirective} blocked ${event.blockedURI}`);
      });
    });
  }
}
