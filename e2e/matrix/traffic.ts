import type { Page, Request } from '@playwright/test';

/** A call without an answer for so long gets none: the mock answers within a fraction of it. */
const HUNG_MS = 1500;

/** The calls that a page makes. */
export class Traffic {
  /** What was sent to change something. */
  private readonly sent: string[] = [];
  /** Without an answer yet, and since when. */
  private readonly pending = new Map<Request, number>();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!['fetch', 'xhr'].includes(request.resourceType())) return;
      this.pending.set(request, performance.now());
      if (request.method() === 'GET') return;
      const { pathname, search } = new URL(request.url());
      this.sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
    });
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  get isQuiet(): boolean {
    return this.pending.size === 0;
  }

  get hangs(): boolean {
    const now = performance.now();
    return [...this.pending.values()].some((since) => now - since > HUNG_MS);
  }

  /** What was sent more than once, word for word. */
  get repeated(): string[] {
    return this.sent.filter((call, place) => this.sent.indexOf(call) !== place);
  }
}
